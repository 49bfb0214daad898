import {
  createElement,
  useEffect,
  useSyncExternalStore,
  version as reactVersion,
  type ComponentType,
} from 'react';
import type { Root } from 'react-dom/client';
import {
  findRendered,
  isUnaltered,
  keepStyles,
  removeForeignElements,
  removeTexts,
} from '../app/serverMarkup.ts';
import { lazyPart, type LazyPart } from '../foundation/async/lazyPart.ts';
import { report } from '../foundation/browser/page/report.ts';
import type { FooterSettings } from './Footer.tsx';
import type { HeaderSettings } from './Header.tsx';
import type { NewsletterSettings } from './NewsletterForm.tsx';
import type { PreviewSettings } from './PreviewPanel.tsx';

export { version } from '../foundation/version.ts';

/** The modules that can be mounted, and their settings. */
export interface MountableSettings {
  Header: HeaderSettings;
  Footer: FooterSettings;
  NewsletterForm: NewsletterSettings;
  PreviewPanel: PreviewSettings;
}

/** A mounted module. */
export interface Mounted<Settings> {
  /**
   * Resolves when the module has been drawn, or hydrated, for the first time; never where its code cannot be loaded or it is
   * unmounted before. One that fails while it is drawn has reported that before (HK-25).
   */
  readonly drawn: Promise<void>;
  /** Merges into the settings in force. */
  update(settings: Partial<Settings>): void;
  /** Removes the module and leaves the element empty. */
  unmount(): void;
}

/** The code of an exposed module. */
interface ModuleCode<Settings> {
  default: ComponentType<Settings>;
  prepare(settings: Settings, hasFallback: boolean): Promise<unknown>;
}

type LazyModules = {
  [Name in keyof MountableSettings]: LazyPart<ModuleCode<MountableSettings[Name]>>;
};

const lazyModule = <Module,>(operation: string, importCode: () => Promise<Module>) =>
  lazyPart({ module: 'mount', operation }, importCode);

// The chunks have the names that the container gives to the exposed modules, so that none is emitted twice.
const modules: LazyModules = {
  Header: lazyModule('Header', () => import('./Header.tsx')),
  Footer: lazyModule('Footer', () => import('./Footer.tsx')),
  NewsletterForm: lazyModule('NewsletterForm', () => import('./NewsletterForm.tsx')),
  PreviewPanel: lazyModule('PreviewPanel', () => import('./PreviewPanel.tsx')),
};

type ReactDom = typeof import('react-dom/client');

/**
 * `react-dom/client` throws while it is evaluated if its version is not that of `react`, as on a page that shares `react`
 * without `react-dom/client` (HOST-145). Resolves with `undefined` after reporting that.
 */
async function loadReactDom(operation: string): Promise<ReactDom | undefined> {
  try {
    // Part of this chunk.
    return await import(/* webpackMode: "eager" */ 'react-dom/client');
  } catch {
    const message = `The page shares React ${reactVersion} without react-dom/client: share "react-dom/" too`;
    report({ module: 'mount', operation, message });
    return undefined;
  }
}

/** Why a module cannot be mounted. Types forbid other names, but a page without React may have no types. */
function problemOf(element: Element, name: string): string | undefined {
  if (!Object.hasOwn(modules, name)) return 'No such module';
  if (element.getRootNode() instanceof ShadowRoot) return 'Modules have no styles in a shadow root';
  return undefined;
}

/** Whether an element has visible content, which a module replaces when it is complete. */
const hasContent = (element: Element): boolean =>
  element.childElementCount > 0 || element.textContent.trim() !== '';

/** The name of a setting; of one part of a group, as `tags.allof`, the group's. */
const nameOf = (name: string): string => name.replace(/\..*/, '');

/**
 * Later settings replace earlier ones, also where one of the two has its name in lower case, or the other is a part of
 * a group (HOST-16). A page without types may leave both out.
 */
function mergeSettings<Settings extends object>(
  current: Settings | undefined,
  more: Partial<Settings> | undefined,
) {
  const all = { ...more };
  const parts = Object.keys(all).map((name) => name.toLowerCase());
  const isReplaced = (name: string) =>
    parts.some((part) => part === name || part === nameOf(name) || nameOf(part) === name);
  const kept = Object.entries({ ...current }).filter(([name]) => !isReplaced(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...all } as Settings;
}

/** The settings of a mounted module, which may change before the module is hydrated. */
interface CurrentSettings<Settings> {
  subscribe(listener: () => void): () => void;
  current(): Settings;
  /** Those that a server has rendered it with. */
  rendered(): Settings;
}

/** The module, hydrated with the server's settings, then with the page's, which may differ and have functions. */
function MountedModule<Settings extends object>({
  component,
  settings,
  onDrawn,
}: {
  component: ComponentType<Settings>;
  settings: CurrentSettings<Settings>;
  onDrawn: () => void;
}) {
  useEffect(onDrawn, [onDrawn]);
  const { subscribe, current, rendered } = settings;
  return createElement(component, useSyncExternalStore(subscribe, current, rendered));
}

/**
 * Renders a module on a page without React, or hydrates its server-rendered markup (HOST-09).
 *
 * @param element An element of the page. Its content stays until the module is prepared, that is, until its code, its texts and
 *   everything else for its first rendering have been loaded. Then the module replaces the content. In an empty element English
 *   words replace texts that are late (HEAD-32). Markup of a server is
 *   hydrated (SSR-03), or replaced if it is of another release (SSR-04).
 * @param name Which module: `'Header'`, `'Footer'`, `'NewsletterForm'` or `'PreviewPanel'`.
 * @param settings The module's settings. If a server used others, the module is hydrated with those, and then rendered with
 *   these (SSR-03); ideally they differ by functions only. If the module's code cannot be loaded, the element stays as it
 *   is, `fascia:error` reports it, and loading is retried until the module is unmounted.
 * @param beforeReplacing Called when the module is prepared, before it replaces the element's content. The module waits for
 *   the result. Not called before hydration.
 */
export function mount<Name extends keyof MountableSettings>(
  element: Element,
  name: Name,
  settings: MountableSettings[Name],
  beforeReplacing?: () => Promise<void>,
): Mounted<MountableSettings[Name]> {
  type Settings = MountableSettings[Name];
  let root: Root | undefined;
  let current = settings;
  let isMounted = true;
  const listeners = new Set<() => void>();
  let onDrawn: () => void;
  const drawn = new Promise<void>((resolve) => {
    onDrawn = resolve;
  });
  const problem = problemOf(element, name);
  const part = problem === undefined ? modules[name] : undefined;
  const rendered = findRendered(element, settings);

  const elementOf = (component: ComponentType<Settings>) =>
    createElement(MountedModule<Settings>, {
      component,
      onDrawn,
      settings: {
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        current: () => current,
        rendered: () => rendered?.settings ?? current,
      },
    });

  function replaceContent(component: ComponentType<Settings>, { createRoot }: ReactDom): void {
    root = createRoot(element);
    root.render(elementOf(component));
  }

  function hydrate(component: ComponentType<Settings>, { hydrateRoot }: ReactDom): void {
    removeTexts(element);
    removeForeignElements(element);
    const mustFit = isUnaltered(element, rendered?.size);
    root = hydrateRoot(element, elementOf(component), {
      onRecoverableError: () => {
        // React replaces altered markup if it does not fit, such as that of a translated page (SSR-140).
        if (!mustFit) return;
        report({ module: 'mount', operation: 'hydrate', message: `${name} was rendered anew` });
      },
    });
  }

  async function render({ default: component, prepare }: ModuleCode<Settings>): Promise<void> {
    const isHydratable = rendered?.isHydratable;
    await prepare(isHydratable ? rendered.settings : current, hasContent(element));
    const reactDom = await loadReactDom(name);
    if (!reactDom) return;
    if (!isHydratable) await beforeReplacing?.();
    if (!isMounted) return;
    if (isHydratable) hydrate(component, reactDom);
    else replaceContent(component, reactDom);
  }

  /** Renders the module as soon as its code has been loaded. */
  function start(): void {
    const code = part?.get();
    if (!code || !isMounted) return;
    unsubscribe?.();
    void render(code);
  }

  const stopLoading = part?.keepLoading();
  const unsubscribe = part?.subscribe(start);
  start();
  if (problem) report({ module: 'mount', operation: String(name), message: problem });

  return {
    drawn,
    update(more) {
      current = mergeSettings(current, more);
      for (const listener of listeners) listener();
    },
    unmount() {
      isMounted = false;
      stopLoading?.();
      unsubscribe?.();
      if (rendered) keepStyles(element);
      if (root) root.unmount();
      else if (rendered) element.replaceChildren();
    },
  };
}

export default mount;
