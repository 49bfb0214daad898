const KEY = Symbol.for('fascia.pageSession/1');

/**
 * The random id of this page's session, the same for everybody on the page until it is loaded anew. A
 * number, so that it reads the same as JSON and as plain text.
 */
export function pageSession(): number {
  const page = globalThis as { [KEY]?: number };
  return (page[KEY] ??= Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1);
}
