/**
 * Returns the value of a cookie, or `undefined` if it is missing or the page is in a sandboxed frame without cookies.
 */
export function readCookie(name: string): string | undefined {
  try {
    const entry = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return entry?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
