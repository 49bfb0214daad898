import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';

/** Assigns the visitor to a group of the running A/B tests, once per page. Answer and failure are ignored (FOOT-25). */
export const assignTestGroup = perPage('testGroup', () =>
  sendRequest({ path: '/service/abtestfrontend/api/v1/getassignment' }),
);
