import * as fc from 'fast-check';
import { sanitizeHtml } from './safeHtml.ts';
import { findDangers } from './vectors/findDangers.ts';
import { harmlessMarkup, markup } from './vectors/markup.ts';

function parsed(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
}

const letters = (words: string | null) => words?.replace(/\s+/g, '');

const PIECES = markup
  .flatMap(({ value }) => value.split(/(?=[<>"'/ ])/))
  .filter((piece) => piece.length < 40);

const crafted = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

const anyText = fc.oneof(
  { weight: 4, arbitrary: crafted },
  fc.string(),
  fc.string({ unit: 'binary' }),
);

test.each(markup)('a text with $why is shown as it should be', async ({ value, html }) => {
  expect(await sanitizeHtml(value)).toBe(html);
});

test.each(harmlessMarkup)('the words of $why are all shown', async ({ value, text }) => {
  const shown = letters(parsed(await sanitizeHtml(value)).textContent);
  const read = letters(text)?.replace('&eacute;', 'é');
  expect(shown).toBe(read);
});

test('whatever somebody writes, what the page parses is harmless', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (value) => {
      expect(findDangers(parsed(await sanitizeHtml(value)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('whatever somebody writes, sanitising it twice changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (value) => {
      const html = await sanitizeHtml(value);
      expect(await sanitizeHtml(html)).toBe(html);
      expect(parsed(html).innerHTML).toBe(html);
    }),
    { numRuns: 500 },
  );
});

test('a text that is nested very deep ends as its words', async () => {
  const html = await sanitizeHtml(`${'<b>'.repeat(2000)}Kaffee`);
  expect(parsed(html).textContent).toBe('Kaffee');
});
