import type { Operation } from '../browser/page/events.ts';
import { whenLeavingIsKnown } from '../browser/page/leaving.ts';
import { report } from '../browser/page/report.ts';
import type { ParsedAnswer } from './parseAnswer.ts';
import { describeError, ShapeError } from './errors.ts';

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
    // WebKit may cut off a response before it announces that the visitor is leaving.
    if (error instanceof ShapeError) await whenLeavingIsKnown();
    const message = describeError(error);
    if (message) report({ ...operation, message });
    throw error;
  }
}
