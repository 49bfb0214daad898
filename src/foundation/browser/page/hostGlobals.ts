/**
 * `document` without DOM clobbering. An element of the host's page can hide a property of the same name: with `<form
 * name="cookie">`, `document.cookie` is that form. Product code never uses `document` directly; oxlint checks this
 * (HOST-41).
 */
export const hostDocument: Document = new Proxy({} as Document, {
  get(_, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(document), name, document);
    return typeof value === 'function' ? value.bind(document) : value;
  },
});

/**
 * Returns a property of `window` that a script has set. Returns `undefined` if the name only matches an element's id or
 * name, as in `<div id="dataLayer">` (HOST-41).
 */
export function hostGlobal(name: string): unknown {
  return Object.hasOwn(window, name) ? Reflect.get(window, name) : undefined;
}
