import { jsonResponse, parameter, problemResponse, xsrfHeader } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { schemaRef, text } from '../schema.ts';

const moment = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$` };
const staff = parameter(
  'cookie',
  'StaffAuth',
  text,
  'A new value starts a staff session of 15 minutes.',
);
const unauthorized = jsonResponse(
  'Not staff, or the staff session has ended',
  schemaRef('PreviewResponse'),
);

const forbidden = jsonResponse('The CSRF token is missing or wrong', schemaRef('PreviewResponse'));

/** The preview and A/B test services (PREV-01, PREV-05, PREV-07, PREV-14, PREV-18). */
export const previewPaths: Record<string, PathItem> = {
  '/service/abtestfrontend/api/v1/getassignment': {
    get: {
      operationId: 'assignment',
      summary: 'Reads the A/B test groups of the visitor',
      parameters: [],
      responses: {
        200: jsonResponse('The first group of each running test', schemaRef('Assignments')),
      },
    },
  },
  '/service/abtestfrontend/api/v1/gettestsat': {
    get: {
      operationId: 'testsAt',
      summary: 'Reads the A/B tests that run at a time',
      parameters: [parameter('query', 'time', moment, 'Required; in the shop’s local time.')],
      responses: {
        200: jsonResponse('The tests; none in the last week of the year', schemaRef('Tests')),
        400: problemResponse('The time is missing or not valid'),
      },
    },
  },
  '/service/preview/api/token': {
    get: {
      operationId: 'previewToken',
      summary: 'Starts a preview for the session and sets the Preview cookie',
      parameters: [
        parameter('query', 'previewDateTime', moment, 'Required.'),
        parameter('query', 'test', text),
        parameter('query', 'group', text),
        staff,
        xsrfHeader,
      ],
      responses: {
        200: jsonResponse('The preview is active', schemaRef('PreviewResponse')),
        400: jsonResponse('Invalid time, test or group', schemaRef('PreviewResponse')),
        401: unauthorized,
        403: forbidden,
      },
    },
  },
  '/service/preview/api/auth/checkauth': {
    get: {
      operationId: 'previewCheck',
      summary: 'Reads whether the visitor is staff, and the active preview',
      parameters: [staff, parameter('cookie', 'Preview', text)],
      responses: {
        200: jsonResponse('Without dateTime no preview is active', schemaRef('PreviewCheck')),
        401: unauthorized,
      },
    },
  },
  '/service/preview/api/auth/login/renew': {
    get: {
      operationId: 'previewRenew',
      summary: 'Extends the staff session',
      parameters: [staff, xsrfHeader],
      responses: {
        200: jsonResponse('Extended by 15 minutes', schemaRef('PreviewResponse')),
        401: unauthorized,
        403: forbidden,
      },
    },
  },
  '/service/preview/api/auth/logout': {
    get: {
      operationId: 'previewLogout',
      summary: 'Ends the staff session and its preview',
      parameters: [staff, xsrfHeader],
      responses: {
        200: jsonResponse('Ended; the cookies are deleted', schemaRef('PreviewResponse')),
        403: forbidden,
      },
    },
  },
};
