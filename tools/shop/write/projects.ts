import { join } from 'node:path';
import type { ShopFolder } from '../shopFolder.ts';
import { pathFrom } from './printing.ts';

const ROOT = join(import.meta.dirname, '../../..');

const project = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns TypeScript projects for the shop's folder, for the product and the shell host with the modules of this shop,
 * and for the types that hosts get.
 */
export function projects({ folder, generated }: ShopFolder): Record<string, string> {
  const from = (path: string) => pathFrom(generated, path);
  const paths = { '#shop/*': ['./*'] };
  const shop = ['shop.ts', 'sites/*/site.ts'].map((file) => from(join(folder, file)));
  return {
    'tsconfig.json': project({
      extends: from(join(ROOT, 'tsconfig.json')),
      compilerOptions: { paths },
      include: ['src/**/*.d.ts', 'src/exposes'].map((path) => from(join(ROOT, path))),
      exclude: [from(join(ROOT, 'src/**/*.test.*'))],
    }),
    'tsconfig.host.json': project({
      extends: from(join(ROOT, 'shell-host/host/tsconfig.json')),
      compilerOptions: {
        paths: {
          ...paths,
          'fascia/*': ['@mf-types/fascia/*', 'src/exposes/*'].map((path) => from(join(ROOT, path))),
        },
      },
      include: ['host', 'demo-shop/pages', 'demo-shop/playground', 'css.d.ts'].map((path) =>
        from(join(ROOT, 'shell-host', path)),
      ),
    }),
    'tsconfig.shop.json': project({
      extends: from(join(ROOT, 'tsconfig.json')),
      compilerOptions: {
        paths: { 'fascia/shop': [from(join(ROOT, 'src/foundation/shop/defineShop.ts'))] },
        types: [],
      },
      include: shop,
    }),
    'tsconfig.types.json': project({
      extends: from(join(ROOT, 'config/tsconfig.types.json')),
      compilerOptions: { paths },
    }),
  };
}
