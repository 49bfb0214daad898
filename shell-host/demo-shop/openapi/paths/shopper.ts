import {
  jsonResponse,
  parameter,
  problemResponse,
  siteParameter,
  xsrfHeader,
} from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { count, listOf, schemaRef, text } from '../schema.ts';

const tags = ['allOfTags', 'anyOfTags', 'noneOfTags'].map((name) =>
  parameter('query', name, listOf(text), 'Repeated, without brackets.'),
);

/** Personal data, navigation, theme worlds, promotions and search. */
export const shopperPaths: Record<string, PathItem> = {
  '/service/customerfrontenddata/api/v1/psdata': {
    get: {
      operationId: 'personalData',
      summary: 'Reads the visitor for the header',
      parameters: [xsrfHeader],
      responses: {
        200: jsonResponse('A logged-out visitor has no customer', schemaRef('PersonalData')),
        403: problemResponse('The CSRF token is not that of the session'),
      },
    },
  },
  '/json/psdata': {
    get: {
      operationId: 'footerPersonalData',
      summary: 'Reads the newsletter status for the footer',
      parameters: [],
      responses: {
        200: jsonResponse('The status of the session', schemaRef('FooterPersonalData')),
      },
    },
  },
  '/jsonflyoutnavigation': {
    get: {
      operationId: 'navigation',
      summary: 'Reads the navigation tree',
      parameters: [siteParameter],
      responses: {
        200: jsonResponse(
          'The roots categories, coffee and sale, in this order',
          listOf(schemaRef('NavigationRoot')),
        ),
      },
    },
  },
  '/service/themeworld-frontend/api/themeworlds/navigation': {
    get: {
      operationId: 'themeWorlds',
      summary: 'Reads the theme worlds',
      parameters: [],
      responses: { 200: jsonResponse('The four sections', schemaRef('ThemeWorlds')) },
    },
  },
  '/service/promotion/api/promotion/{promotionId}': {
    get: {
      operationId: 'promotion',
      summary: 'Reads the promotion to show for an id, or the footer’s content (SHOP_FOOTER)',
      parameters: [
        parameter('path', 'promotionId', text),
        parameter('header', 'X-Hunter-Site', schemaRef('Site')),
        parameter(
          'cookie',
          'Preview',
          text,
          'Selects the time and test group that staff have chosen.',
        ),
        ...tags,
      ],
      responses: {
        200: jsonResponse(
          'The first promotion that is active and matches the tags',
          schemaRef('Promotion'),
        ),
        404: problemResponse('No promotion'),
      },
    },
  },
  '/service/searchfrontend/api/suggestions': {
    get: {
      operationId: 'suggestions',
      summary: 'Finds search terms and products for the typed text',
      parameters: [
        parameter('query', 'q', text),
        siteParameter,
        parameter('query', 'maxSearchTerms', count, '10 by default.'),
        parameter('query', 'maxProducts', count, '5 by default.'),
      ],
      responses: {
        200: jsonResponse(
          'Best match first; empty lists without a match',
          schemaRef('Suggestions'),
        ),
      },
    },
  },
  '/service/searchfrontend/api/cachekey': {
    get: {
      operationId: 'cacheKey',
      summary: 'Requested once at the header’s start; the header does not read it',
      parameters: [],
      responses: { 200: jsonResponse('Changes every day', schemaRef('CacheKey')) },
    },
  },
};
