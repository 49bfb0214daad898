import { readFileSync } from 'node:fs';
import { MAJOR } from '../foundation/browser/perPage.ts';
import { currentPage } from './page.ts';

test('every exposed module of a page gets the same store and the same texts', () => {
  expect(currentPage().store).toBe(currentPage().store);
  expect(currentPage().locales).toBe(currentPage().locales);
});

test('the registry has the major version of the package, so that two majors do not meet', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(MAJOR).toBe(Number.parseInt(version, 10));
  currentPage();
  expect(Reflect.get(globalThis, Symbol.for(`fascia.page/${MAJOR}`))).toBeDefined();
});
