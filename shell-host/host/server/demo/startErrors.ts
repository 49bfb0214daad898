/** Prints a message without a stack trace and exits with code 1. */
export function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Returns a message if the error means that the server cannot use its port. Returns `undefined` for other errors. */
export function portErrorMessage(error: unknown, port: number, script: string): string | undefined {
  const { code } = error as { code?: string };
  const alternative = port === 3000 ? 3001 : 3000;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${alternative} npm ${script}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} requires privileges. Choose a port above 1023: PORT=${alternative} npm ${script}`;
  }
  return undefined;
}
