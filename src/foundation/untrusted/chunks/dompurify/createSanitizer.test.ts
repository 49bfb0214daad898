import * as fc from 'fast-check';
import { anyCharacter } from '../../../../testing/anyCharacter.ts';
import { linkAttributes } from '../../../ui/Link.tsx';
import { findDangers } from '../../fixtures/findDangers.ts';
import { harmlessMarkup, markup } from '../../fixtures/vectors.ts';
import { holdsMarkup } from '../../plainText.ts';
import { createSanitizer } from './createSanitizer.ts';

const sanitize = (text: string) => createSanitizer()(text) ?? '';

function parsed(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
}

const withoutSpaces = (text: string | null) => text?.replace(/\s+/g, '');

const FRAGMENTS = markup
  .flatMap(({ value }) => value.split(/(?=[<>"'/ ])/))
  .filter((fragment) => fragment.length < 40);

const crafted = fc
  .array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 })
  .map((fragments) => fragments.join(''));

const anyText = fc.oneof(
  { weight: 4, arbitrary: crafted },
  fc.string(),
  fc.string({ unit: anyCharacter }),
);

// Texts without markup do not reach the sanitiser.
test.each(markup.filter(({ value }) => holdsMarkup(value)))(
  'sanitises a text with $description (HOST-37)',
  ({ value, html }) => {
    expect(sanitize(value)).toBe(html);
  },
);

test.each(harmlessMarkup.filter(({ value }) => holdsMarkup(value)))(
  'keeps all words of a text with $description',
  ({ value, text }) => {
    const shown = withoutSpaces(parsed(sanitize(value)).textContent);
    const expected = withoutSpaces(text)?.replace('&eacute;', 'é');
    expect(shown).toBe(expected);
  },
);

test('the result of any text is harmless and stable (HOST-37)', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const html = sanitize(value);
      const page = parsed(html);
      expect(findDangers(page)).toEqual([]);
      expect(page.innerHTML).toBe(html);
      expect(sanitize(html)).toBe(html);
    }),
    { numRuns: 100, examples: [['\r'], ['\r\n<b>Coffee</b>']] },
  );
});

test('keeps the words of deeply nested markup', () => {
  const html = sanitize(`${'<b>'.repeat(600)}Kaffee`);
  expect(parsed(html).textContent).toBe('Kaffee');
});

test.each(['/kaffee-c1', 'https://youtube.test'])(
  "a link to %s in an editor's text opens like other links (FOOT-14, FOOT-05)",
  (address) => {
    const link = parsed(sanitize(`<a href="${address}">mehr</a>`)).querySelector('a');
    const { target, rel } = linkAttributes(address) ?? {};
    expect(link).toHaveAttribute('href', address);
    expect(link?.getAttribute('target')).toBe(target ?? null);
    expect(link?.relList.contains('noreferrer')).toBe(rel === 'noreferrer');
  },
);
