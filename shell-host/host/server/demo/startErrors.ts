/** Prints a message without a stack trace and exits with code 1. */
export function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Explains why a server cannot use its port, to the person who starts it; undefined for any other error. */
export function portErrorMessage(error: unknown, port: number, script: string): string | undefined {
  const { code } = error as { code?: string };
  const alternative = port === 3000 ? 3001 : 3000;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${alternative} npm ${script}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that you do not have. Choose one above 1023: PORT=${alternative} npm ${script}`;
  }
  return undefined;
}
