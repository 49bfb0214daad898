import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import {
  footerSettings,
  headerSettings,
  useFooterSettings,
  useHeaderSettings,
} from './demo/pageSettings.ts';
import { ErrorBoundary, fillSlot, isInUse } from './fallback.tsx';
import {
  lateModule,
  loadModule,
  type ComponentName,
  type ModuleSettings,
  type RemoteModules,
} from './loadModule.ts';

/**
 * Fills a slot of the server's HTML with a module, also if it loads later, on a slow connection. Until then, and if the
 * remote is unavailable, the slot has `data-remote="absent"` and what the server has put into it.
 */
async function fillWith<Name extends 'Header' | 'Footer'>(
  slot: Element,
  name: Name,
  render: (module: RemoteModules[Name]) => Promise<void>,
): Promise<void> {
  try {
    await render(await loadModule(name));
  } catch {
    slot.setAttribute('data-remote', 'absent');
    const late = await lateModule(name);
    if (!late || isInUse(slot)) return;
    slot.removeAttribute('data-remote');
    await render(late);
  }
}

/**
 * Hydrates the header of the server's HTML, once everything that it was rendered with has been loaded. If the remote does
 * not load in time or fails, the server's header stays; a late one still takes it over.
 */
export function mountHeader(slot: Element): Promise<void> {
  return fillWith(slot, 'Header', async ({ Header, prepare }) => {
    await prepare(headerSettings());
    fillSlot(slot, 'header', <PageHeader component={Header} />);
  });
}

/** Hydrates the footer of the server's HTML, as the header. */
export function mountFooter(slot: Element): Promise<void> {
  return fillWith(slot, 'Footer', async ({ Footer, prepare }) => {
    await prepare(footerSettings());
    fillSlot(slot, 'footer', <PageFooter component={Footer} />);
  });
}

function PageHeader({ component: Header }: { component: RemoteModules['Header']['Header'] }) {
  return <Header {...useHeaderSettings()} />;
}

function PageFooter({ component: Footer }: { component: RemoteModules['Footer']['Footer'] }) {
  return <Footer {...useFooterSettings()} />;
}

/** An exposed module, or the state of its loading. */
type ModuleState<Name extends keyof RemoteModules> = RemoteModules[Name] | 'loading' | 'failed';

const settled: { [Name in keyof RemoteModules]?: RemoteModules[Name] | 'failed' } = {};

/**
 * Loads an exposed module of the remote; one that has loaded before is returned at once. A module that comes late, on a
 * slow connection, is still returned after it has counted as failed.
 */
export function useRemoteModule<Name extends keyof RemoteModules>(name: Name): ModuleState<Name> {
  const [, render] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (settled[name] && settled[name] !== 'failed') return;
    let isActive = true;
    const settle = (module: RemoteModules[Name] | 'failed') => {
      Object.assign(settled, { [name]: module });
      if (isActive) render();
    };
    const load = async () => {
      try {
        settle(await loadModule(name));
      } catch {
        settle('failed');
        const late = await lateModule(name);
        if (late) settle(late);
      }
    };
    void load();
    return () => {
      isActive = false;
    };
  }, [name]);

  return settled[name] ?? 'loading';
}

interface SlotProps<Name extends ComponentName> {
  name: Name;
  settings: ModuleSettings<Name>;
  /** Rendered if the module does not load or fails to render. */
  fallback?: ReactNode;
}

/** An exposed module within a page that React renders; nothing until it has loaded. */
export function ModuleSlot<Name extends ComponentName>({
  name,
  settings,
  fallback = null,
}: SlotProps<Name>) {
  const module = useRemoteModule(name);
  if (module === 'loading') return null;
  if (module === 'failed') return fallback;
  const Component: ComponentType<object> = module.default;
  return (
    <ErrorBoundary fallback={fallback}>
      <Component {...settings} />
    </ErrorBoundary>
  );
}
