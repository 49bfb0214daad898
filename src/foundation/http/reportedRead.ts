import { report } from '../browser/report.ts';
import type { ParsedAnswer } from '../untrusted/parseAnswer.ts';
import { describeError, FetchError } from './errors.ts';

/** Where a read belongs, for `fascia:error`. */
export interface Operation {
  module: string;
  operation: string;
}

/**
 * Awaits a service's parsed answer and reports what was wrong with it, once: left-out pieces, or the
 * failure, which is thrown on. A call that its caller ended is no failure to report.
 */
export async function reportedRead<T>(
  place: Operation,
  read: () => Promise<ParsedAnswer<T>>,
): Promise<T> {
  try {
    const { value, leftOut } = await read();
    if (leftOut.length > 0) report({ ...place, message: `Left out: ${leftOut.join(', ')}` });
    return value;
  } catch (error) {
    const ended = error instanceof FetchError && error.reason === 'aborted';
    if (!ended) report({ ...place, message: describeError(error) });
    throw error;
  }
}
