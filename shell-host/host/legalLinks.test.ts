import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepLegalLinks } from './fallback.tsx';

const FRAME = '<footer data-fascia="footer"></footer>';
const COMPLETE =
  '<footer data-fascia="footer"><nav data-part="legal-links"><a href="/privacy">Datenschutz</a></nav></footer>';

let slot: HTMLElement;
let staticFooter: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="footer"></div><footer data-shell="static-footer"><a href="/privacy">Datenschutz</a></footer>';
  slot = document.querySelector<HTMLElement>('#footer') as HTMLElement;
  staticFooter = document.querySelector<HTMLElement>('[data-shell]') as HTMLElement;
  keepLegalLinks(slot);
});

/** Lets the observer see a change. */
async function render(html: string): Promise<void> {
  slot.innerHTML = html;
  await Promise.resolve();
}

// FOOT-38
test('a page has the static legal links until the remote’s footer has its own', async () => {
  await render(FRAME);
  expect(staticFooter.hidden).toBe(false);
  await render(COMPLETE);
  expect(staticFooter.hidden).toBe(true);
});

// FOOT-38
test('it has them again when the remote’s footer fails, and not while that loads another site', async () => {
  await render(COMPLETE);
  await render(FRAME);
  expect(staticFooter.hidden).toBe(true);
  await render('');
  expect(staticFooter.hidden).toBe(false);
  await render(FRAME);
  expect(staticFooter.hidden).toBe(false);
});

// FOOT-38
test('a static footer that has the focus stays until the focus leaves it', async () => {
  const link = staticFooter.querySelector('a');
  link?.focus();
  await render(COMPLETE);
  expect(staticFooter.hidden).toBe(false);
  expect(document.activeElement).toBe(link);
  link?.blur();
  await waitFor(() => expect(staticFooter.hidden).toBe(true));
});
