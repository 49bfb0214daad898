import type { HttpRequest } from '../../foundation/http/httpRequest.ts';

/** The request for the visitor's personal data (ACC-01). Never cached, because the data belong to one person. */
export const personalDataRequest: HttpRequest = {
  service: 'customer',
  path: '/service/customerfrontenddata/api/v1/psdata',
  tokens: ['csrf'],
  noCache: true,
};
