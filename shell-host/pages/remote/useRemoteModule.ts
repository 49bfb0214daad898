import { useEffect, useState } from 'react';
import { loadModule, type RemoteModules } from './loadModule.ts';

/** An exposed module, or the state of its loading. */
export type ModuleState<Name extends keyof RemoteModules> =
  RemoteModules[Name] | 'loading' | 'failed';

const settled: { [Name in keyof RemoteModules]?: RemoteModules[Name] | 'failed' } = {};

/** Loads an exposed module of the remote; one that has loaded before is returned at once. */
export function useRemoteModule<Name extends keyof RemoteModules>(name: Name): ModuleState<Name> {
  const [, setSettledName] = useState<Name>();

  useEffect(() => {
    if (settled[name]) return;
    let isActive = true;
    const settle = (module: RemoteModules[Name] | 'failed') => {
      Object.assign(settled, { [name]: module });
      if (isActive) setSettledName(name);
    };
    loadModule(name).then(settle, () => settle('failed'));
    return () => {
      isActive = false;
    };
  }, [name]);

  return settled[name] ?? 'loading';
}
