import { jest } from '@jest/globals';

/** React immediately renders failed content a second time, and only then passes the error to a boundary. */
const ATTEMPTS_PER_ERROR = 2;

/**
 * Makes React fail while it creates an element that matches the selector, like an extension that has replaced a DOM
 * method. The selector must not match elements of the part's fallback.
 *
 * @param times Number of errors that a boundary receives.
 */
export function failToRender(selector: string, times: number): void {
  let left = times * ATTEMPTS_PER_ERROR;
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
