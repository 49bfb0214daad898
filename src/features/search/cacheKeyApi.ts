import { sendRequest } from '../../foundation/http/httpClient.ts';

/** Warms the shop's search; the answer is not used (H§7). */
export async function getCacheKey(): Promise<void> {
  await sendRequest({ path: '/service/searchfrontend/api/cachekey' });
}
