/**
 * `document` as the browser defines it. An element of the host's page hides a property of its name (DOM clobbering):
 * with `<form name="cookie">`, `document.cookie` is that form. Product code never names `document` itself, which oxlint
 * checks (HOST-41).
 */
export const hostDocument: Document = new Proxy({} as Document, {
  get(_, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(document), name, document);
    return typeof value === 'function' ? value.bind(document) : value;
  },
});

/**
 * A property of `window` that a script of the page has set; undefined where an element of that id or name would be
 * found instead, as `<div id="dataLayer">` (HOST-41).
 */
export function hostGlobal(name: string): unknown {
  return Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined;
}
