import { useEffect, useReducer } from 'react';
import { lateModule, loadModule, type RemoteModules } from './loadModule.ts';

/** An exposed module, or the state of its loading. */
export type ModuleState<Name extends keyof RemoteModules> =
  RemoteModules[Name] | 'loading' | 'failed';

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
