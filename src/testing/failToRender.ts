import { jest } from '@jest/globals';

/** A boundary gives up after two errors. React renders failed content twice before it passes an error to a boundary. */
const ATTEMPTS = 4;

/**
 * Makes React fail while it creates an element that matches the selector, like an extension that has replaced a DOM
 * method, until the part's boundary gives up. The selector must not match elements of the part's fallback.
 */
export function failToRender(selector: string): void {
  let left = ATTEMPTS;
  const { setAttribute } = Element.prototype;
  jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function set(
    this: Element,
    name: string,
    value: string,
  ) {
    setAttribute.call(this, name, value);
    if (left === 0 || !this.matches(selector)) return;
    left -= 1;
    throw new RangeError('Hostile element');
  });
}
