/** @jest-environment node */
import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/anyCharacter.ts';
import { imageUrl } from './imageUrl.ts';
import { safeUrl } from './safeUrl.ts';
import { addresses } from './fixtures/vectors.ts';

const PAGE = 'https://shop.test/a/';

const FRAGMENTS =
  'http https javascript data mailto tel : / // \\ . .. ? # @ \0 \u00a0 \u200b \ud800 [ ] a :80 %2f %5c %2e &colon; evil.test shop.test'
    .split(' ')
    .concat(' ', '\t', '\n');

/** Strings built from the fragments of addresses, including disguised ones. */
const craftedAddress = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: anyCharacter, maxLength: 3 })), {
    maxLength: 8,
  })
  .map((fragments) => fragments.join(''));

const anyAddress = fc.oneof(
  craftedAddress,
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.webUrl(),
);

// HOST-35, HOST-36
test.each(addresses)(
  'checks the address of a link and an image: $description',
  ({ value, url, image }) => {
    expect(safeUrl(value)).toBe(url);
    expect(imageUrl(value)).toBe(image);
  },
);

test("every accepted address has an allowed scheme or stays on the page's host (HOST-35)", () => {
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
    { numRuns: 300 },
  );
});

test('does not change its own output', () => {
  fc.assert(
    fc.property(anyAddress, (value) => {
      const url = safeUrl(value);
      fc.pre(url !== undefined);
      expect(safeUrl(url)).toBe(url);
    }),
  );
});

test('accepts an ordinary absolute address unchanged', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (value) => {
      expect(safeUrl(value)).toBe(value);
    }),
  );
});

test('never accepts a mail or telephone address for an image', () => {
  fc.assert(
    fc.property(anyAddress, (value) => {
      expect(imageUrl(value) ?? '').not.toMatch(/^(?:mailto|tel):|^\/image-delivery\//i);
    }),
  );
});
