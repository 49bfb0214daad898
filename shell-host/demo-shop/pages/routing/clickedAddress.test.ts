import { beforeEach, expect, test } from '@jest/globals';
import { clickedAddress } from './clickedAddress.ts';

let followed: string | null;

beforeEach(() => {
  followed = null;
  document.body.addEventListener(
    'click',
    (event) => {
      followed = clickedAddress(event);
      event.preventDefault();
    },
    { once: true },
  );
});

function click(html: string, event: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
  return followed;
}

test('follows a link to a page of the shop without a page load', () => {
  expect(click('<a href="/product/10101?site=HU"><b>Mug</b></a>')).toBe('/product/10101?site=HU');
});

test('a link within a module of the remote causes a page load', () => {
  expect(click('<div data-fascia="header"><a href="/">Aroma</a></div>')).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
  'leaves a click with %s to the browser',
  (key) => {
    expect(click('<a href="/checkout">Checkout</a>', { [key]: true })).toBeNull();
  },
);

test.each([
  ['another shop', '<a href="https://example.com/checkout">x</a>'],
  ['a new window', '<a href="/checkout" target="_blank">x</a>'],
  ['a file', '<a href="/search" download>x</a>'],
  ['an anchor on the same page', '<a href="#details">x</a>'],
  ['an address that is not a page', '<a href="/img/products/mug.svg">x</a>'],
  ['no address', '<a>x</a>'],
])('leaves a link to %s to the browser', (_, html) => {
  expect(click(html)).toBeNull();
});
