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
import { onLoaded } from '../app/whenLoaded.ts';
import { lazyPart, type LazyPart } from '../foundation/async/lazyPart.ts';
import { report } from '../foundation/browser/page/report.ts';
import type { ModuleSettings } from './hostTypes.ts';

export { version } from '../foundation/version.ts';

/** A mounted module. */
export interface Mounted<Settings> {
  /**
   * Resolves when the module has been rendered or hydrated for the first time. Stays pending if the module's code
   * cannot be loaded or the module is unmounted first. If rendering fails, the module reports that before this promise
   * resolves (HK-25).
   */
  readonly drawn: Promise<void>;
  /** Merges these settings into the current ones. */
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
  [Name in keyof ModuleSettings]: LazyPart<ModuleCode<ModuleSettings[Name]>>;
};

const lazyModule = <Module,>(operation: string, importCode: () => Promise<Module>) =>
  lazyPart({ module: 'mount', operation }, importCode);

// The chunk names equal those in the container, so webpack emits each chunk once.
const modules: LazyModules = {
  Header: lazyModule('Header', () => import('./Header.tsx')),
  Footer: lazyModule('Footer', () => import('./Footer.tsx')),
  NewsletterForm: lazyModule('NewsletterForm', () => import('./NewsletterForm.tsx')),
  PreviewPanel: lazyModule('PreviewPanel', () => import('./PreviewPanel.tsx')),
};

type ReactDom = typeof import('react-dom/client');

/**
 * Loads `react-dom/client`. If its version differs from that of `react`, it throws during evaluation, for example if
 * the page shares `react` without `react-dom/client` (HOST-145). This function then reports the error and resolves with
 * `undefined`.
 */
async function loadReactDom(operation: string): Promise<ReactDom | undefined> {
  try {
    // Bundled into this chunk.
    return await import(/* webpackMode: "eager" */ 'react-dom/client');
  } catch {
    const message = `The page shares React ${reactVersion} without react-dom/client: share "react-dom/" too`;
    report({ module: 'mount', operation, message });
    return undefined;
  }
}

/** Why a module cannot be mounted. Checks the name at run time, because pages without React are often untyped. */
function problemOf(element: Element, name: string): string | undefined {
  if (!Object.hasOwn(modules, name)) return 'Unknown module';
  if (element.getRootNode() instanceof ShadowRoot) return 'Modules have no styles in a shadow root';
  return undefined;
}

/** Whether an element has visible content, which stays until the module is prepared. */
const hasContent = (element: Element): boolean =>
  element.childElementCount > 0 || element.textContent.trim() !== '';

/** The name of the setting's group, as in `tags.allof`, or the name of the setting if it has no group. */
const groupOf = (name: string): string => name.replace(/\..*/, '');

/**
 * Merges settings. A later setting replaces an earlier one with the same name in any letter case, with its group, or
 * with parts of it (HOST-16). Accepts `undefined`, because pages may be untyped.
 */
function mergeSettings<Settings extends object>(
  current: Settings | undefined,
  more: Partial<Settings> | undefined,
) {
  const all = { ...more };
  const newNames = Object.keys(all).map((name) => name.toLowerCase());
  const isReplaced = (name: string) =>
    newNames.some((other) => other === name || other === groupOf(name) || groupOf(other) === name);
  const kept = Object.entries({ ...current }).filter(([name]) => !isReplaced(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...all } as Settings;
}

/** The settings of a mounted module. They may change before the module is hydrated. */
interface CurrentSettings<Settings> {
  subscribe(listener: () => void): () => void;
  current(): Settings;
  /** The settings with which a server has rendered the module. */
  rendered(): Settings;
}

/** The module. Hydrated with the server's settings, then rendered with the page's, which may contain functions. */
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
 * If the module's code cannot be loaded, the element stays as it is, `fascia:error` reports the failure, and loading is
 * retried until the module is unmounted.
 *
 * @param element An element of the page. Its content stays until the module is prepared: its code, its texts and all
 *   other data for the first render have loaded. Then the module replaces the content. If the element is empty and the
 *   texts are late, the module first renders in English (HEAD-32). The markup of a server is hydrated (SSR-03), or
 *   replaced if it is from another release (SSR-04).
 * @param name `'Header'`, `'Footer'`, `'NewsletterForm'` or `'PreviewPanel'`.
 * @param settings The module's settings. If the server's settings differ, the module is hydrated with the server's
 *   settings and then rendered with these (SSR-03). Ideally they differ only in functions.
 * @param beforeReplacing Called when the module is prepared, before it replaces the element's content. The module waits
 *   for the returned promise. Not called before hydration.
 */
export function mount<Name extends keyof ModuleSettings>(
  element: Element,
  name: Name,
  settings: ModuleSettings[Name],
  beforeReplacing?: () => Promise<void>,
): Mounted<ModuleSettings[Name]> {
  type Settings = ModuleSettings[Name];
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
    const mustMatch = isUnaltered(element, rendered?.size);
    root = hydrateRoot(element, elementOf(component), {
      onRecoverableError: () => {
        // Ignores the mismatch if the markup was altered in the page, for example by a translator. React replaces such
        // markup (SSR-140).
        if (!mustMatch) return;
        const message = `${name} was rendered again, because it did not match the server's markup`;
        report({ module: 'mount', operation: 'hydrate', message });
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

  const stopLoading = part && onLoaded(part, (code) => void render(code));
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
      if (rendered) keepStyles(element);
      if (root) root.unmount();
      else if (rendered) element.replaceChildren();
    },
  };
}

export default mount;
