import { json, parameter, problemOf } from '../operation.ts';
import type { PathItem } from '../operation.ts';
import { named, text } from '../schema.ts';

const moment = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$` };
const staff = parameter(
  'cookie',
  'StaffAuth',
  text,
  'A new value begins a staff session of 15 minutes.',
);
const unauthorized = json('Not staff, or not any more', named('PreviewAnswer'));

/** F§7 preview and A/B calls. */
export const previewPaths: Record<string, PathItem> = {
  '/service/abtestfrontend/api/v1/getassignment': {
    get: {
      operationId: 'assignment',
      summary: 'The groups of this visit',
      parameters: [],
      responses: { 200: json('The first group of each running test', named('Assignments')) },
    },
  },
  '/service/abtestfrontend/api/v1/gettestsat': {
    get: {
      operationId: 'testsAt',
      summary: 'The tests of a moment',
      parameters: [parameter('query', 'time', moment, 'Required; on the shop’s wall clock.')],
      responses: {
        200: json('None in the last week of the year', named('Tests')),
        400: problemOf('The time is missing or not valid'),
      },
    },
  },
  '/service/preview/api/token': {
    get: {
      operationId: 'previewToken',
      summary: 'Lets the visit see another moment, and sets the Preview cookie',
      parameters: [
        parameter('query', 'previewDateTime', moment, 'Required.'),
        parameter('query', 'test', text),
        parameter('query', 'group', text),
        staff,
      ],
      responses: {
        200: json('In force', named('PreviewAnswer')),
        400: json('No such moment, test or group', named('PreviewAnswer')),
        401: unauthorized,
      },
    },
  },
  '/service/preview/api/auth/checkauth': {
    get: {
      operationId: 'previewCheck',
      summary: 'Who is staff, and what is in force',
      parameters: [staff, parameter('cookie', 'Preview', text)],
      responses: {
        200: json('Without dateTime the present is shown', named('PreviewCheck')),
        401: unauthorized,
      },
    },
  },
  '/service/preview/api/auth/login/renew': {
    get: {
      operationId: 'previewRenew',
      summary: 'Lets the staff session live on',
      parameters: [staff],
      responses: { 200: json('Another 15 minutes', named('PreviewAnswer')), 401: unauthorized },
    },
  },
  '/service/preview/api/auth/logout': {
    get: {
      operationId: 'previewLogout',
      summary: 'Ends the staff session and its preview',
      parameters: [staff],
      responses: { 200: json('Ended, and the cookies are gone', named('PreviewAnswer')) },
    },
  },
};
