import type { Operation } from '../browser/page/events.ts';
import { report } from '../browser/page/report.ts';
import type { ParsedAnswer } from './parseAnswer.ts';
import { describeError } from './errors.ts';

/**
 * Awaits a parsed response and reports removed fields or a failure, once. A failure is rethrown. Requests that the
 * caller aborted or that leaving the page cancelled are not reported.
 */
export async function reportedRead<T>(
  operation: Operation,
  read: () => Promise<ParsedAnswer<T>>,
): Promise<T> {
  try {
    const { value, leftOut } = await read();
    if (leftOut.length > 0) report({ ...operation, message: `Left out: ${leftOut.join(', ')}` });
    return value;
  } catch (error) {
    const message = describeError(error);
    if (message) report({ ...operation, message });
    throw error;
  }
}
