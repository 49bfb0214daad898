import type { HttpRequest } from '../../foundation/http/httpRequest.ts';

/** The call for the visitor's personal data (ACC-01): never from a cache, as it belongs to one person. */
export const personalDataRequest: HttpRequest = {
  service: 'customer',
  path: '/service/customerfrontenddata/api/v1/psdata',
  tokens: ['csrf'],
  noCache: true,
};
