import { readFileSync } from 'node:fs';
import { MAJOR } from '../foundation/browser/page/perPage.ts';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import { currentPage } from './page.ts';

test('all exposed modules of a page share the store and the texts (HOST-05)', () => {
  expect(currentPage().store).toBe(currentPage().store);
  expect(pageTexts('de-DE')).toBe(pageTexts('de-DE'));
});

test('the name of the page’s registry contains the major version (HOST-05)', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(MAJOR).toBe(Number.parseInt(version, 10));
  currentPage();
  expect(Reflect.get(globalThis, Symbol.for(`fascia.page/${MAJOR}`))).toBeDefined();
});
