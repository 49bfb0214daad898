import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart, type LazyPart } from '../foundation/browser/lazyPart.ts';
import { report } from '../foundation/browser/report.ts';
import type { FooterSettings } from './Footer.tsx';
import type { HeaderSettings } from './Header.tsx';
import type { NewsletterSettings } from './NewsletterForm.tsx';
import type { PreviewSettings } from './PreviewPanel.tsx';

/** The modules that can be mounted, and their settings. */
export interface MountableSettings {
  Header: HeaderSettings;
  Footer: FooterSettings;
  NewsletterForm: NewsletterSettings;
  PreviewPanel: PreviewSettings;
}

/** A mounted module. */
export interface Mounted<Settings> {
  /** Merges into the settings in force. */
  update(settings: Partial<Settings>): void;
  /** Removes the module and leaves the element empty. */
  unmount(): void;
}

type LazyModules = {
  [Name in keyof MountableSettings]: LazyPart<{ default: ComponentType<MountableSettings[Name]> }>;
};

const lazyModule = <Module,>(operation: string, importCode: () => Promise<Module>) =>
  lazyPart({ module: 'mount', operation }, importCode);

// The chunks have the names that the container gives to the exposed modules, so that none is emitted twice.
const modules: LazyModules = {
  Header: lazyModule('Header', () => import(/* webpackChunkName: "Header" */ './Header.tsx')),
  Footer: lazyModule('Footer', () => import(/* webpackChunkName: "Footer" */ './Footer.tsx')),
  NewsletterForm: lazyModule(
    'NewsletterForm',
    () => import(/* webpackChunkName: "NewsletterForm" */ './NewsletterForm.tsx'),
  ),
  PreviewPanel: lazyModule(
    'PreviewPanel',
    () => import(/* webpackChunkName: "PreviewPanel" */ './PreviewPanel.tsx'),
  ),
};

/** The name of a setting; of one part of a group, as `tags.allof`, the group's. */
const nameOf = (name: string): string => name.replace(/\..*/, '');

/**
 * Later settings replace earlier ones, also where one of the two has its name in lower case, or the other is a part of
 * a group (HOST-63). A page without types may leave both out.
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

/**
 * Draws a module on a page without React (HOST-09).
 *
 * @param element An element of the page. Its content is replaced when the module's code has been loaded.
 * @param name Which module: `'Header'`, `'Footer'`, `'NewsletterForm'` or `'PreviewPanel'`.
 * @param settings The module's settings. A module whose code cannot be loaded leaves the element as it is, is
 *   reported by `fascia:error`, and tried again until it is unmounted.
 */
export function mount<Name extends keyof MountableSettings>(
  element: Element,
  name: Name,
  settings: MountableSettings[Name],
): Mounted<MountableSettings[Name]> {
  const root = createRoot(element);
  let current = settings;
  let isMounted = true;
  // Types forbid other names, but a page without React may have no types.
  const part = Object.hasOwn(modules, name) ? modules[name] : undefined;

  function render(): void {
    const component = part?.get()?.default;
    if (component && isMounted) root.render(createElement(component, current));
  }

  const unsubscribe = part?.subscribe(render);
  const stopLoading = part?.keepLoading();
  render();
  if (!part) report({ module: 'mount', operation: String(name), message: 'No such module' });

  return {
    update(more) {
      current = mergeSettings(current, more);
      render();
    },
    unmount() {
      isMounted = false;
      stopLoading?.();
      unsubscribe?.();
      root.unmount();
    },
  };
}

export default mount;
