/** @jest-environment node */
import { findMissingNames } from './findMissingNames.ts';

const repository = {
  files: [
    'src/app/page.ts',
    'src/features/cart/chunks/services/cartApi.ts',
    'docs/guide.md',
    '.ci/run',
  ],
  scripts: ['build', 'check:second-shop'],
};

test.each([
  ['a file', 'See `src/app/page.ts`.'],
  ['a file with a placeholder', 'Each `src/features/<topic>/chunks/services/<topic>Api.ts`.'],
  ['a folder', '`src/features/`, `src/app` and `.ci/run`'],
  ['a link', '[guide](docs/guide.md#section) and [page](../src/app/page.ts)'],
  ['a script', '`npm run build` and `npm run check:second-shop -- page`'],
  ['a generated file', '`dist/remote/mf-manifest.json`'],
])('accepts %s that exists', (_, text) => {
  expect(findMissingNames(text, repository)).toEqual([]);
});

test.each([
  ['a file', 'See `src/app/pages.ts`.', 'src/app/pages.ts'],
  ['a folder', 'In `src/areas/`.', 'src/areas/'],
  ['a link', '[guide](docs/guides.md)', 'docs/guides.md'],
  ['a script', '`npm run test:all`', 'npm run test:all'],
])('reports %s that does not exist', (_, text, name) => {
  expect(findMissingNames(text, repository)).toEqual([name]);
});

test.each([
  'https://cdn.example/fascia/entry.json',
  '[site](https://cdn.example/a.md)',
  '`fascia/Header` and `react-dom/client`',
  '`/service/cart/api/cart`',
])('does not mistake %s for a file', (text) => {
  expect(findMissingNames(text, repository)).toEqual([]);
});
