import { report } from '../../../foundation/browser/report.ts';
import { describeError, ResponseError } from '../../../foundation/http/errors.ts';

/** `unknown`: the request may have changed something, although there is no answer that says so. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * Sends a request that changes the staff session; a failure is reported.
 *
 * @param request Whether the service answers with success.
 */
export async function attempt(
  operation: string,
  request: () => Promise<boolean>,
): Promise<Outcome> {
  let outcome: Outcome = 'refused';
  let message: string | undefined = 'The service refused';
  try {
    if (await request()) return 'done';
  } catch (error) {
    message = describeError(error);
    const isRefused = error instanceof ResponseError && error.status >= 400 && error.status < 500;
    if (!isRefused) outcome = 'unknown';
  }
  if (message) report({ module: 'preview-panel', operation, message });
  return outcome;
}
