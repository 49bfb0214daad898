import { whenActivated } from '../../../../foundation/browser/page/activation.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';

/**
 * Assigns the visitor to a group of the running A/B tests, once per page, when it is shown. Answer and failure are ignored
 * (FOOT-25, HOST-122).
 */
export const assignTestGroup = perPage('testGroup', async () => {
  await whenActivated();
  await sendRequest({ path: '/service/abtestfrontend/api/v1/getassignment' });
});
