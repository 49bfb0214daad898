import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shopFolder } from './shopFolder.ts';

/**
 * Resolves imports of shops in Node: `fascia/shop` in a shop's folder, even outside the repository, and `#shop/…`, the
 * generated modules of the shop that `SHOP` names. Scripts that support `SHOP` run with `node --import
 * ./tools/shop/shopImports.ts`.
 */
const definitions = join(import.meta.dirname, '../../src/foundation/shop/defineShop.ts');
const { generated } = shopFolder();

/**
 * Propagates the revision of `./module.ts?shop=1` to the repository's modules that it imports. Node caches modules, so
 * the development server uses a new revision to load a changed shop.
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
    const found = next(name ? pathToFileURL(join(generated, name)).href : specifier, context);
    return { ...found, url: inSameRevision(found.url, context.parentURL) };
  },
});
