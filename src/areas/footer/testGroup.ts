import { perPage } from '../../foundation/browser/perPage.ts';

const PATH = '/service/abtestfrontend/api/v1/getassignment';

/** Assigns the visitor to a group of the running A/B tests, once a page. Answer and failure are ignored (FOOT-25). */
export const assignTestGroup = perPage('testGroup', async () => {
  try {
    const client = await import(
      /* webpackChunkName: "services" */ '../../foundation/http/httpClient.ts'
    );
    await client.sendRequest({ path: PATH });
  } catch {
    // The visitor stays in no test.
  }
});
