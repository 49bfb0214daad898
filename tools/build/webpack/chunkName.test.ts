/** @jest-environment node */
import { chunkOf, nameChunks } from './chunkName.ts';

test.each([
  ['/src/features/cart/chunks/cart-flyout/CartFlyout.tsx', 'cart-flyout'],
  ['/src/features/cart/chunks/cart-flyout/added/AddedCard.tsx', 'cart-flyout'],
  ['/src/features/promotions/kinds/benefits/chunks/services/benefitsSchema.ts', 'services'],
  ['/src/exposes/Header.tsx', 'Header'],
  ['/src/features/cart/CartIcon.tsx', undefined],
  ['/src/exposes/fixtures/page.ts', undefined],
])('the chunk of %s is %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

test('names a dynamic import after the folder of its target', () => {
  const source = `const load = () => import('./chunks/search/SearchFlyout.tsx');`;
  expect(nameChunks(source, '/src/features/search/SearchIcon.tsx')).toBe(
    `const load = () => import(/* webpackChunkName: "search" */ './chunks/search/SearchFlyout.tsx');`,
  );
});

test('keeps other comments of an import, even if its path is on another line', () => {
  const source = `import(
    /* webpackFetchPriority: "low" */
    '../page/pageParts.ts'
  )`;
  expect(nameChunks(source, '/src/areas/header/chunks/page/Offers.tsx')).toMatch(
    /import\(\/\* webpackChunkName: "page" \*\/ \/\* webpackFetchPriority: "low" \*\/\s+'/,
  );
});

test.each([
  `import('axios')`,
  `import(/* webpackChunkName: "axios" */ 'axios')`,
  `import('./late.ts')`,
  `import { page } from './chunks/page/pageParts.ts'`,
  `type Page = typeof import('./page.ts')`,
])('does not change %s', (source) => {
  expect(nameChunks(source, '/src/areas/header/Header.tsx')).toBe(source);
});
