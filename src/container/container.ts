import { hasServerHeader } from '../areas/header/hasServerHeader.ts';
import type { HeaderSettings } from '../areas/header/headerSettings.ts';
import { perPage } from '../foundation/browser/page/perPage.ts';
import { version } from '../foundation/version.ts';
import { findShared, type ShareScope } from './shareScope.ts';

export { version };

/** webpack's own, which the container tells where React comes from (`PlainContainerPlugin`). */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_require__: {
  shared?: (name: string) => Promise<() => unknown> | undefined;
};

// Each chunk has the name that the federated container gives to it, so that none is emitted twice.
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  './Header': () => import('../exposes/Header.tsx'),
  './Footer': () => import('../exposes/Footer.tsx'),
  './NewsletterForm': () => import('../exposes/NewsletterForm.tsx'),
  './PreviewPanel': () => import('../exposes/PreviewPanel.tsx'),
  './Layout': () => import('../exposes/Layout.tsx'),
  './cart': () => import('../exposes/cart.ts'),
  './mount': () => import('../exposes/mount.tsx'),
  './ui': () => import('../exposes/ui.ts'),
};

/**
 * Gives the container the page's share scope (HK-170), before the first `get`. Later calls change nothing: the page's modules have
 * one React.
 *
 * @param scope Packages by name and version, as the federation runtimes have them. React is taken from there if all of its
 *   packages are there in one fitting version, else the remote brings its own.
 */
export function init(scope: ShareScope = {}): void {
  __webpack_require__.shared ??= findShared(scope);
}

/**
 * Loads an exposed module, such as `./Header`; resolves with a function that returns it. Rejects if it cannot be loaded, or
 * does not exist; the next call tries again.
 */
export async function get(name: string): Promise<() => unknown> {
  init();
  if (!Object.hasOwn(modules, name)) throw new Error(`fascia has no module "${name}"`);
  const module = await modules[name]?.();
  return () => module;
}

const earlyReads = perPage('earlyReads', (): { reads?: unknown } => ({}));

/**
 * Begins what a module needs beside its code while that is loading, unless a script of the document has begun it: reads (HK-130)
 * and texts (HK-135). Never throws.
 *
 * @param module Its name, such as `Header`, the only one with early reads.
 * @param settings The module's.
 */
export function begin(module: string, settings: HeaderSettings = {}): void {
  if (module !== 'Header' || earlyReads().reads) return;
  // Now: hydration takes the state away.
  const isRendered = hasServerHeader();
  import('../areas/header/chunks/reads/beginHeader.ts')
    .then(({ beginHeader }) => beginHeader(settings, isRendered))
    .catch(() => {}); // The header does it by itself.
}
