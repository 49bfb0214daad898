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

/**
 * A module that is imported as `./module.ts?shop=1` is loaded once more, with all of the repository's modules that it
 * imports: the development server takes a changed shop so, because Node keeps modules.
 */
function inSameRevision(url: string, parentUrl: string | undefined): string {
  const revision = parentUrl && new URL(parentUrl).searchParams.get('shop');
  const isOwn = url.startsWith('file:') && !url.includes('/node_modules/');
  return revision && isOwn ? `${url}?shop=${revision}` : url;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'fascia/shop') return next(pathToFileURL(definitions).href, context);
    const name = specifier.startsWith('#shop/') ? specifier.slice('#shop/'.length) : undefined;
    if (name && provided?.has(name)) return { url: SCHEME + name, shortCircuit: true };
    const found = next(name ? pathToFileURL(join(generated, name)).href : specifier, context);
    return { ...found, url: inSameRevision(found.url, context.parentURL) };
  },
  load(url, context, next) {
    if (!url.startsWith(SCHEME)) return next(url, context);
    const source = provided?.get(url.slice(SCHEME.length)) ?? '';
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
