import { useEffect, useReducer } from 'react';
import { load } from '../../host-kit/src/browser.ts';

/** The exposed modules that pages use in their own components, with the remote's types. */
export interface RemoteModules {
  Layout: typeof import('fascia/Layout');
  cart: typeof import('fascia/cart');
  mount: typeof import('fascia/mount');
  ui: typeof import('fascia/ui');
}

type ModuleState<Name extends keyof RemoteModules> = RemoteModules[Name] | 'loading' | 'failed';

/** Pause before a failed module is loaded again. */
const RETRY_DELAY_MS = 5_000;

const settled: { [Name in keyof RemoteModules]?: RemoteModules[Name] | 'failed' } = {};

/**
 * Loads an exposed module of the remote. Returns a loaded module immediately. Retries a failed module while the
 * component is mounted.
 */
export function useRemoteModule<Name extends keyof RemoteModules>(name: Name): ModuleState<Name> {
  const [, render] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (settled[name] && settled[name] !== 'failed') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isActive = true;
    const tryToLoad = async () => {
      try {
        Object.assign(settled, { [name]: await load(name) });
      } catch {
        settled[name] = 'failed';
        if (isActive) timer = setTimeout(() => void tryToLoad(), RETRY_DELAY_MS);
      }
      if (isActive) render();
    };
    void tryToLoad();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [name]);

  return settled[name] ?? 'loading';
}
