import { useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '../foundation/browser/report.ts';
import type { FooterSettings } from './Footer.tsx';
import type { HeaderSettings } from './Header.tsx';
import type { NewsletterSettings } from './NewsletterForm.tsx';
import type { PreviewSettings } from './PreviewPanel.tsx';

/** The doors that can be mounted, and their settings. */
export interface MountableSettings {
  Header: HeaderSettings;
  Footer: FooterSettings;
  NewsletterForm: NewsletterSettings;
  PreviewPanel: PreviewSettings;
}

/** A mounted door. */
export interface Mounted<Settings> {
  /** Merges into the settings in force. */
  update(settings: Partial<Settings>): void;
  /** Takes the door away and leaves the element empty. */
  unmount(): void;
}

type Doors = { [Name in keyof MountableSettings]: ComponentType<MountableSettings[Name]> };

// The chunk names are the container's own, so that no door is emitted twice.
const doors: { [Name in keyof Doors]: () => Promise<{ default: Doors[Name] }> } = {
  Header: () => import(/* webpackChunkName: "Header" */ './Header.tsx'),
  Footer: () => import(/* webpackChunkName: "Footer" */ './Footer.tsx'),
  NewsletterForm: () => import(/* webpackChunkName: "NewsletterForm" */ './NewsletterForm.tsx'),
  PreviewPanel: () => import(/* webpackChunkName: "PreviewPanel" */ './PreviewPanel.tsx'),
};

/** Settings that change under a mounted door. */
function createSettings<Settings>(initial: Settings) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    merge(more: Partial<Settings>) {
      current = { ...current, ...more };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface LiveProps {
  door: ComponentType<object>;
  settings: ReturnType<typeof createSettings<object>>;
}

/** A door with the settings in force. */
function Live({ door: Door, settings }: LiveProps) {
  return <Door {...useSyncExternalStore(settings.subscribe, settings.get, settings.get)} />;
}

/**
 * Puts a door into an element of a page without React.
 *
 * @param element An element of the page; what stands in it is replaced.
 * @param name Which door: `'Header'`, `'Footer'`, `'NewsletterForm'` or `'PreviewPanel'`.
 * @param settings The door's settings (contract §1). A door whose code cannot be loaded renders nothing
 *   and tells `fascia:error`.
 */
export function mount<Name extends keyof MountableSettings>(
  element: Element,
  name: Name,
  settings: MountableSettings[Name],
): Mounted<MountableSettings[Name]> {
  const inForce = createSettings<object>(settings ?? {});
  const root = createRoot(element);
  let mounted = true;

  async function show(): Promise<void> {
    const { default: door } = await doors[name]();
    if (mounted) root.render(<Live door={door as ComponentType<object>} settings={inForce} />);
  }

  show().catch(() =>
    report({ module: 'mount', operation: name, message: 'The door could not be loaded' }),
  );

  return {
    update: (more) => inForce.merge(more),
    unmount() {
      mounted = false;
      root.unmount();
    },
  };
}

export default mount;
