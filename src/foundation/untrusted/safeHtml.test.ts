import * as fc from 'fast-check';
import { anyCharacter } from '../../testing/anyCharacter.ts';
import { linkAttributes } from '../ui/Link.tsx';
import { sanitizeHtml } from './safeHtml.ts';
import { findDangers } from './fixtures/findDangers.ts';
import { harmlessMarkup, markup } from './fixtures/vectors.ts';

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

test.each(markup)(
  'the sanitised HTML of a text with $description (HOST-37)',
  async ({ value, html }) => {
    expect(await sanitizeHtml(value)).toBe(html);
  },
);

test.each(harmlessMarkup)(
  'all words of a text with $description are kept',
  async ({ value, text }) => {
    const shown = withoutSpaces(parsed(await sanitizeHtml(value)).textContent);
    const expected = withoutSpaces(text)?.replace('&eacute;', 'é');
    expect(shown).toBe(expected);
  },
);

test('the result of any text is harmless, and sanitising it again changes nothing (HOST-37)', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (value) => {
      const html = await sanitizeHtml(value);
      const page = parsed(html);
      expect(findDangers(page)).toEqual([]);
      expect(page.innerHTML).toBe(html);
      expect(await sanitizeHtml(html)).toBe(html);
    }),
    { numRuns: 100 },
  );
});

test('the words of deeply nested markup are kept', async () => {
  const html = await sanitizeHtml(`${'<b>'.repeat(600)}Kaffee`);
  expect(parsed(html).textContent).toBe('Kaffee');
});

test.each(['/kaffee-c1', 'https://youtube.test'])(
  'a link to %s in an editor’s text opens like other links (FOOT-14, FOOT-39)',
  async (address) => {
    const link = parsed(await sanitizeHtml(`<a href="${address}">mehr</a>`)).querySelector('a');
    const { target, rel } = linkAttributes(address) ?? {};
    expect(link).toHaveAttribute('href', address);
    expect(link?.getAttribute('target')).toBe(target ?? null);
    expect(link?.relList.contains('noreferrer')).toBe(rel === 'noreferrer');
  },
);
