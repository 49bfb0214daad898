import { hasServerHeader } from '../areas/header/hasServerHeader.ts';
import type { HeaderSettings } from '../areas/header/headerSettings.ts';
import { perPage } from '../foundation/browser/page/perPage.ts';
import { version } from '../foundation/version.ts';
import { findShared, type ShareScope } from './shareScope.ts';

export { version };

/** webpack's runtime. It resolves React through `shared` (`PlainContainerPlugin`). */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_require__: {
  shared?: (name: string) => Promise<() => unknown> | undefined;
};

// The federated container uses the same chunk names, so webpack emits each chunk once.
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
 * Sets the page's share scope (HK-170). Call it before the first `get`. Later calls have no effect, because all modules
 * of a page share one React.
 *
 * @param scope Packages by name and version, in the format of the federation runtimes. The modules use React from the
 *   scope if it contains all React packages in one supported version. Otherwise they use the remote's own React.
 */
export function init(scope: ShareScope = {}): void {
  __webpack_require__.shared ??= findShared(scope);
}

/**
 * Loads an exposed module, such as `./Header`, and resolves with a function that returns it. Rejects if the module does
 * not exist or cannot be loaded. The next call tries again.
 */
export async function get(name: string): Promise<() => unknown> {
  init();
  if (!Object.hasOwn(modules, name)) throw new Error(`fascia has no module "${name}"`);
  const module = await modules[name]?.();
  return () => module;
}

const earlyReads = perPage('earlyReads', (): { reads?: unknown } => ({}));

/**
 * Prefetches the data (HK-130) and texts (HK-135) of a module while its code is loading. Does nothing if a script of
 * the document has already started this. Never throws.
 *
 * @param module The name of the module. Only `Header` has data to prefetch.
 * @param settings The settings of the module.
 */
export function begin(module: string, settings: HeaderSettings = {}): void {
  if (module !== 'Header' || earlyReads().reads) return;
  // Must be read before the import, because hydration may empty the attribute during the import.
  const isRendered = hasServerHeader();
  import('../areas/header/chunks/reads/beginHeader.ts')
    .then(({ beginHeader }) => beginHeader(settings, isRendered))
    .catch(() => {}); // If this fails, the header requests everything itself.
}
