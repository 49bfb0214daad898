import { REFUSED_ADDRESSES } from '../untrusted/vectors/refusedAddresses.ts';
import { linkAttributes } from './linkAttributes.ts';

test.each(['/kaffee-c1', 'agb', '?query=kaffee', '#top', 'tel:+4940123'])(
  '%s opens in its place',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href });
  },
);

test.each(['https://youtube.test', 'HTTP://shop.test/a', 'mailto:service@shop.test'])(
  '%s opens in a new tab, without referrer',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href, target: '_blank', rel: 'noreferrer' });
  },
);

test('an address that leads outside opens in its place where its target says so', () => {
  expect(linkAttributes('https://shop.test/a', '_self')).toEqual({ href: 'https://shop.test/a' });
});

test('an address of the shop opens in a new tab where its target says so', () => {
  expect(linkAttributes('/a', '_blank')).toEqual({ href: '/a', target: '_blank' });
});

test.each([undefined, null, '', 'checkout', '_new', ' _blank'])(
  'the target %p is none: the host’s windows are not named by others',
  (target) => {
    expect(linkAttributes('/a', target)).toEqual({ href: '/a' });
  },
);

test('an address that may not be followed has no attributes', () => {
  expect(REFUSED_ADDRESSES.length).toBeGreaterThan(50);
  const followed = REFUSED_ADDRESSES.filter(([, address]) => linkAttributes(address, '_blank'));
  expect(followed).toEqual([]);
});
