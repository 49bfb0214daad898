import { isLeaving } from '../../../../foundation/browser/page/leaving.ts';
import { onAttention } from '../../../../foundation/browser/page/pageReturn.ts';
import { FetchError, ResponseError } from '../../../../foundation/http/errors.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';

const POLL_MS = 500;

/** Resolves when the browser is no longer leaving the page, or when the visitor returns to it. */
function untilItStays(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => isLeaving() || stay(), POLL_MS);
    const stopListening = onAttention(stay);
    function stay(): void {
      clearInterval(timer);
      stopListening();
      resolve();
    }
  });
}

/**
 * `sendRequest` that ignores failures while the page is being left, because the browser then cancels requests
 * (CART-21). If the page stays after all, a read is sent again, and a change fails with an unknown outcome.
 */
export const sendUnlessLeaving: typeof sendRequest = async (request) => {
  try {
    return await sendRequest(request);
  } catch (error) {
    const isRead = request.body === undefined;
    if (!isLeaving() || (error instanceof ResponseError && !isRead)) throw error;
    await untilItStays();
    if (isRead) return sendUnlessLeaving(request);
    throw new FetchError('aborted');
  }
};
