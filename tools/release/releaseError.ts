import { printableLine } from '../../src/foundation/untrusted/printableLine.ts';

/** A release command refuses to continue. The message is one line for the operator. No release has become current. */
export class ReleaseError extends Error {}

/**
 * Returns the message of a refusal or of a file system error, such as a full disk or a read-only folder, in one line.
 * Returns `undefined` for bugs of the command.
 */
export function operatorMessage(error: unknown): string | undefined {
  // Names of files may contain anything.
  if (error instanceof ReleaseError) return printableLine(error.message);
  const { syscall, message } = Object(error) as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : printableLine(message);
}

/**
 * Runs a command and prints its output. Prints the message of `operatorMessage` and sets exit code 1 if the command
 * refuses to continue.
 *
 * @throws Rethrows bugs of the command.
 */
export function printOrFail(run: () => string): void {
  try {
    process.stdout.write(run());
  } catch (error) {
    const message = operatorMessage(error);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
