/** @jest-environment node */
import { REFUSED_ADDRESSES } from '../untrusted/fixtures/vectors.ts';
import { linkAttributes } from './Link.tsx';

test.each(['/kaffee-c1', 'agb', '?query=kaffee', '#top', 'tel:+4940123'])(
  '%s opens in the same tab (FOOT-14)',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href });
  },
);

test.each(['https://youtube.test', 'HTTP://shop.test/a', 'mailto:service@shop.test'])(
  '%s opens in a new tab without a referrer (FOOT-14)',
  (href) => {
    expect(linkAttributes(href)).toEqual({ href, target: '_blank', rel: 'noreferrer' });
  },
);

test('an absolute address with the target _self opens in the same tab', () => {
  expect(linkAttributes('https://shop.test/a', '_self')).toEqual({ href: 'https://shop.test/a' });
});

test('a relative address with the target _blank opens in a new tab', () => {
  expect(linkAttributes('/a', '_blank')).toEqual({ href: '/a', target: '_blank' });
});

test.each([undefined, null, '', 'checkout', '_new', ' _blank'])(
  "ignores the target %p, which is not one of HTML's own",
  (target) => {
    expect(linkAttributes('/a', target)).toEqual({ href: '/a' });
  },
);

test('returns no attributes for an unsafe address (HOST-35)', () => {
  expect(REFUSED_ADDRESSES.length).toBeGreaterThan(50);
  const followed = REFUSED_ADDRESSES.filter(([, address]) => linkAttributes(address, '_blank'));
  expect(followed).toEqual([]);
});
