import { whenActivated } from '../../../../foundation/browser/page/activation.ts';
import { untilReturn } from '../../../../foundation/browser/page/pageReturn.ts';
import { perPage } from '../../../../foundation/browser/page/perPage.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';

/**
 * Assigns the visitor to a group of the running A/B tests, once per page, when it is shown (FOOT-25, HOST-122). Responses
 * are ignored. A request that failed is sent again when the visitor returns or the network is back (HOST-141).
 */
export const assignTestGroup = perPage('testGroup', async () => {
  await whenActivated();
  await assign();
});

async function assign(): Promise<void> {
  try {
    await sendRequest({ path: '/service/abtestfrontend/api/v1/getassignment' });
  } catch {
    await untilReturn(new AbortController().signal);
    await assign();
  }
}
