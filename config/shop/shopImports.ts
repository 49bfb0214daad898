import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shopFolder } from './shopFolder.ts';

/**
 * Resolves the imports of shops for Node: `fascia/shop` in a shop's folder, also outside of the repository, and
 * `#shop/…`, the generated modules, of the shop that `SHOP` names. A script with `SHOP` runs with
 * `node --import ./config/shop/shopImports.ts`.
 */
const definitions = join(import.meta.dirname, '../../src/foundation/shop/defineShop.ts');
const { generated } = shopFolder();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'fascia/shop') return next(pathToFileURL(definitions).href, context);
    if (specifier.startsWith('#shop/')) {
      return next(pathToFileURL(join(generated, specifier.slice(6))).href, context);
    }
    return next(specifier, context);
  },
});
