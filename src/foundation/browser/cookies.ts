/** The decoded value of a cookie; undefined where there is none or none can be read. Never throws. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  let all: string;
  try {
    all = document.cookie;
  } catch {
    return undefined; // A sandboxed frame refuses.
  }
  const start = `${name}=`;
  const pair = all.split('; ').find((entry) => entry.startsWith(start));
  if (pair === undefined) return undefined;
  const value = pair.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
