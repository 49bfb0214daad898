/** Why a release command refuses. The message is one line for the operator; nothing has been made current. */
export class ReleaseError extends Error {}

/**
 * What an operator reads of an error, in one line: a refusal, or what the file system does not allow, as on a full disk or in a
 * folder that is read-only. Undefined for a fault of the command's own.
 */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof ReleaseError) return error.message;
  const { syscall, message } = Object(error) as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : message;
}
