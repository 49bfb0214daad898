/** The value of a cookie; undefined where there is none, and in a sandboxed frame, which has no cookies. */
export function readCookie(name: string): string | undefined {
  try {
    const entry = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return entry?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
