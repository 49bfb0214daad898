/** @jest-environment node */
import { chunkTable, findMisplacedFiles } from './chunkFolders.ts';

const builtAs = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, chunks]) => [file, new Set(chunks)]));

test('accepts files in the chunk of their folder and shared files in the root', () => {
  const files = builtAs({
    'src/exposes/Header.tsx': ['Header'],
    'src/features/cart/CartIcon.tsx': ['Header'],
    'src/features/cart/cart.ts': ['common', 'reads'],
    'src/features/cart/cartErrors.ts': ['cart-flyout', 'services'],
    'src/features/cart/chunks/cart-flyout/CartFlyout.tsx': ['cart-flyout'],
  });
  expect(findMisplacedFiles(files)).toEqual([]);
});

test.each([
  ['src/features/cart/chunks/cart-flyout/CartFlyout.tsx', ['cart-flyout', 'Header']],
  ['src/features/cart/chunks/cart-flyout/CartFlyout.tsx', ['common']],
])('reports %s in the chunks %j', (file, chunks) => {
  expect(findMisplacedFiles(builtAs({ [file]: chunks }))).toEqual([expect.stringContaining(file)]);
});

test('lists the size of each chunk and the folders of its files', () => {
  const files = builtAs({
    'src/features/cart/chunks/services/startCart.ts': ['services'],
    'src/features/cart/chunks/services/queue/queue.ts': ['services'],
    'src/app/chunks/services/followVisitor.ts': ['services'],
  });
  expect(chunkTable(new Map([['services', 13_240]]), files)).toMatch(
    /^services +13\.2 kB {2}src\/app\/chunks\/services {2}src\/features\/cart\/chunks\/services\n$/,
  );
});
