import { whenActivated } from '../../../../foundation/browser/page/activation.ts';
import { repeatOnReturn } from '../../../../foundation/browser/page/pageReturn.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';

/**
 * Assigns the visitor to a group of the current A/B tests, once per page and not while prerendering (FOOT-25,
 * HOST-122). Ignores the response. Retries a failed request when the visitor returns or the browser is online again
 * (HOST-141).
 */
export const assignTestGroup = perPage('testGroup', async () => {
  await whenActivated();
  await repeatOnReturn(async () => {
    await sendRequest({ path: '/service/abtestfrontend/api/v1/getassignment' });
  });
});
