import { useEffect, useReducer } from 'react';
import { load } from '../../host-kit/src/browser.ts';

/** The exposed modules that pages use within their own components, with the types that the remote provides. */
export interface RemoteModules {
  Layout: typeof import('fascia/Layout');
  cart: typeof import('fascia/cart');
  mount: typeof import('fascia/mount');
  ui: typeof import('fascia/ui');
}

/** An exposed module, or the state of its loading. */
type ModuleState<Name extends keyof RemoteModules> = RemoteModules[Name] | 'loading' | 'failed';

/** Pause before a module that failed is loaded again. */
const RETRY_DELAY_MS = 5_000;

const settled: { [Name in keyof RemoteModules]?: RemoteModules[Name] | 'failed' } = {};

/**
 * Loads an exposed module of the remote; one that has loaded before is returned at once. One that failed is loaded again,
 * for as long as a component waits for it.
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
