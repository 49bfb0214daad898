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

/** The scheme of modules that are not written yet. */
const SCHEME = 'shop-module:';

let provided: ReadonlyMap<string, string> | undefined;

/** Serves the modules of a shop before they are written, so that the product's own code can check the shop. */
export function provideModules(modules: ReadonlyMap<string, string>): void {
  provided = modules;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'fascia/shop') return next(pathToFileURL(definitions).href, context);
    if (!specifier.startsWith('#shop/')) return next(specifier, context);
    const name = specifier.slice('#shop/'.length);
    if (provided?.has(name)) return { url: SCHEME + name, shortCircuit: true };
    return next(pathToFileURL(join(generated, name)).href, context);
  },
  load(url, context, next) {
    if (!url.startsWith(SCHEME)) return next(url, context);
    const source = provided?.get(url.slice(SCHEME.length)) ?? '';
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
