/** Calls a host's function. Calls `onFailure` if it throws or its promise rejects. */
export function callHost(call: () => unknown, onFailure: () => void): void {
  try {
    Promise.resolve(call()).catch(onFailure);
  } catch {
    onFailure();
  }
}
