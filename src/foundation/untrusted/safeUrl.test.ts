import * as fc from 'fast-check';
import { imageUrl, safeUrl } from './safeUrl.ts';
import { addresses } from './vectors/addresses.ts';

const PAGE = 'https://shop.test/a/';

const PIECES =
  'http https javascript data mailto tel : / // \\ . .. ? # @ \0 \u00a0 \u200b \ud800 [ ] a :80 %2f %5c %2e &colon; evil.test shop.test'
    .split(' ')
    .concat(' ', '\t', '\n');

/** Strings made of the pieces that addresses and their disguises are made of. */
const craftedAddress = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

const anyAddress = fc.oneof(
  craftedAddress,
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
);

test.each(addresses)('a link gets the right address from $why', ({ value, url }) => {
  expect(safeUrl(value)).toBe(url);
});

test.each(addresses)('an image is fetched from the right address for $why', ({ value, image }) => {
  expect(imageUrl(value)).toBe(image);
});

test('whatever somebody sends, a link leads only where links may lead', () => {
  fc.assert(
    fc.property(anyAddress, (value) => {
      const url = safeUrl(value);
      fc.pre(url !== undefined);
      const { protocol, host, username } = new URL(url ?? '', PAGE);
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      expect(username).toBe('');
      const absolute = /^(?:https?|mailto|tel):/i.test(url ?? '');
      expect(absolute || host === 'shop.test').toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('what was let through once is let through again, unchanged', () => {
  fc.assert(
    fc.property(anyAddress, (value) => {
      const url = safeUrl(value);
      fc.pre(url !== undefined);
      expect(safeUrl(url)).toBe(url);
    }),
    { numRuns: 1000 },
  );
});

test('an ordinary address of another site is let through', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (value) => {
      expect(safeUrl(value)).toBe(value);
    }),
  );
});

test('an image is never fetched from a mail or telephone address', () => {
  fc.assert(
    fc.property(anyAddress, (value) => {
      expect(imageUrl(value) ?? '').not.toMatch(/^(?:mailto|tel):|^\/image-delivery\//i);
    }),
  );
});
