import { report } from '../browser/page/report.ts';
import type { ParsedAnswer } from './parseAnswer.ts';
import { describeError } from './errors.ts';

/** The module and the operation in reports by `fascia:error`. */
export interface Operation {
  module: string;
  operation: string;
}

/**
 * Awaits a service's parsed answer and reports once what was wrong with it: left-out fields, or a failure, which
 * is thrown again. What the caller or leaving the page has cancelled is not reported.
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
