import { json, parameter, problemOf, site, xsrf } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { count, listOf, named, text } from '../schema.ts';

const tags = ['allOfTags', 'anyOfTags', 'noneOfTags'].map((name) =>
  parameter('query', name, listOf(text), 'Repeated, without brackets.'),
);

/** What every shopper's header and footer reads (H§7, F§7). */
export const shopperPaths: Record<string, PathItem> = {
  '/service/customerfrontenddata/api/v1/psdata': {
    get: {
      operationId: 'personalData',
      summary: 'Who the visitor is, for the header',
      parameters: [xsrf],
      responses: {
        200: json('A stranger has no customer', named('PersonalData')),
        403: problemOf('The CSRF token is not the one of this visit'),
      },
    },
  },
  '/json/psdata': {
    get: {
      operationId: 'footerPersonalData',
      summary: 'The newsletter status, for the footer',
      parameters: [],
      responses: { 200: json('The status of this visit', named('FooterPersonalData')) },
    },
  },
  '/jsonflyoutnavigation': {
    get: {
      operationId: 'navigation',
      summary: 'The roots categories, coffee and sale with their trees',
      parameters: [site],
      responses: { 200: json('Three roots, in this order', listOf(named('NavigationRoot'))) },
    },
  },
  '/service/themeworld-frontend/api/themeworlds/navigation': {
    get: {
      operationId: 'themeWorlds',
      summary: 'The theme worlds in their four sections',
      parameters: [],
      responses: { 200: json('All four sections', named('ThemeWorlds')) },
    },
  },
  '/service/promotion/api/promotion/{promotionId}': {
    get: {
      operationId: 'promotion',
      summary: 'The promotion to show for an id, or the footer’s content (SHOP_FOOTER)',
      parameters: [
        parameter('path', 'promotionId', text),
        parameter('header', 'X-Hunter-Site', named('Site')),
        parameter('cookie', 'Preview', text, 'Shows the moment and group that staff have chosen.'),
        ...tags,
      ],
      responses: {
        200: json('The first that is in force and passes the tags', named('Promotion')),
        404: problemOf('There is none'),
      },
    },
  },
  '/service/searchfrontend/api/suggestions': {
    get: {
      operationId: 'suggestions',
      summary: 'Search terms and articles for a typed text',
      parameters: [
        parameter('query', 'q', text),
        site,
        parameter('query', 'maxSearchTerms', count, '10 by default.'),
        parameter('query', 'maxProducts', count, '5 by default.'),
      ],
      responses: { 200: json('The best first; empty lists for no match', named('Suggestions')) },
    },
  },
  '/service/searchfrontend/api/cachekey': {
    get: {
      operationId: 'cacheKey',
      summary: 'Fired once at header start; the answer is not used',
      parameters: [],
      responses: { 200: json('Changes every day', named('CacheKey')) },
    },
  },
};
