import { isLeaving } from '../../../../foundation/browser/page/leaving.ts';
import { onAttention } from '../../../../foundation/browser/page/pageReturn.ts';
import { FetchError, ResponseError } from '../../../../foundation/http/errors.ts';
import { sendRequest } from '../../../../foundation/http/httpClient.ts';

const LOOK_MS = 500;

/** Resolves when the page is known to stay: some time has passed, or the visitor looks at it. */
function untilItStays(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => isLeaving() || stay(), LOOK_MS);
    const stopListening = onAttention(stay);
    function stay(): void {
      clearInterval(timer);
      stopListening();
      resolve();
    }
  });
}

/**
 * `sendRequest` of a page that may be left, which cancels its requests. A failure then counts only if the page stays after
 * all (CART-21): a read is sent again, and the outcome of a change is unknown.
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
