/** Calls a function of the host. One that throws, or whose promise is rejected, has failed. */
export function callHost(call: () => unknown, onFailure: () => void): void {
  try {
    Promise.resolve(call()).catch(onFailure);
  } catch {
    onFailure();
  }
}
