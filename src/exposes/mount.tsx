import { createElement, useSyncExternalStore, type ComponentType } from 'react';
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

const operation = (name: string) => ({ module: 'mount', operation: name });

// The chunks have the names that the container gives to the exposed modules, so that none is emitted twice.
const modules: LazyModules = {
  Header: lazyPart(
    operation('Header'),
    () => import(/* webpackChunkName: "Header" */ './Header.tsx'),
  ),
  Footer: lazyPart(
    operation('Footer'),
    () => import(/* webpackChunkName: "Footer" */ './Footer.tsx'),
  ),
  NewsletterForm: lazyPart(
    operation('NewsletterForm'),
    () => import(/* webpackChunkName: "NewsletterForm" */ './NewsletterForm.tsx'),
  ),
  PreviewPanel: lazyPart(
    operation('PreviewPanel'),
    () => import(/* webpackChunkName: "PreviewPanel" */ './PreviewPanel.tsx'),
  ),
};

/** Settings that change while their module is mounted. */
function createSettings(initial: object) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    merge(more: object) {
      current = { ...current, ...more };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface MountedModuleProps {
  component: ComponentType;
  settings: ReturnType<typeof createSettings>;
}

function MountedModule({ component, settings }: MountedModuleProps) {
  const current = useSyncExternalStore(settings.subscribe, settings.get, settings.get);
  return createElement(component, current);
}

/**
 * Draws a module on a page without React (HOST-09).
 *
 * @param element An element of the page. Its content is replaced when the module's code has been loaded.
 * @param name Which module: `'Header'`, `'Footer'`, `'NewsletterForm'` or `'PreviewPanel'`.
 * @param settings The module's settings. A module whose code cannot be loaded leaves the element as it is and is
 *   reported by `fascia:error`.
 */
export function mount<Name extends keyof MountableSettings>(
  element: Element,
  name: Name,
  settings: MountableSettings[Name],
): Mounted<MountableSettings[Name]> {
  const current = createSettings(settings ?? {});
  const root = createRoot(element);
  let isMounted = true;

  async function draw(part: LazyPart<{ default: unknown }>): Promise<void> {
    const loaded = await part.load();
    const component = loaded.default as ComponentType;
    if (isMounted) root.render(<MountedModule component={component} settings={current} />);
  }

  // Typed pages cannot name another module; others get a report instead of an error.
  const part = (modules as Partial<LazyModules>)[name];
  if (part)
    draw(part).catch(() => {}); // Reported by the lazy part.
  else report({ ...operation(String(name)), message: 'There is no module of this name' });

  return {
    update: (more) => current.merge(more),
    unmount() {
      isMounted = false;
      root.unmount();
    },
  };
}

export default mount;
