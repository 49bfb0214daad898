/**
 * Why a server cannot have its port, in one sentence for the person who started it; undefined where the
 * failure is another one.
 */
export function portProblem(error: unknown, port: number, script: string): string | undefined {
  const { code } = error as { code?: string };
  const next = port === 3000 ? 3001 : 3000;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${next} npm ${script}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that you do not have. Choose one above 1023: PORT=${next} npm ${script}`;
  }
  return undefined;
}
