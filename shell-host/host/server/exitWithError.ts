/** Prints a message without a stack trace and exits with code 1. */
export function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
