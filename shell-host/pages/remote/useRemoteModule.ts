import { useEffect, useState } from 'react';
import { loadModule, type RemoteModules } from './loadModule.ts';

/** How far a door of the remote has come: its module, or that it is awaited or absent. */
export type ModuleState<Name extends keyof RemoteModules> =
  RemoteModules[Name] | 'awaited' | 'absent';

const loaded: { [Name in keyof RemoteModules]?: RemoteModules[Name] | 'absent' } = {};

/** A door of the remote. What has come once is there at once for the next who asks. */
export function useRemoteModule<Name extends keyof RemoteModules>(name: Name): ModuleState<Name> {
  const [, setCame] = useState<Name>();

  useEffect(() => {
    if (loaded[name]) return;
    let isWanted = true;
    const settle = (door: RemoteModules[Name] | 'absent') => {
      Object.assign(loaded, { [name]: door });
      if (isWanted) setCame(name);
    };
    loadModule(name).then(settle, () => settle('absent'));
    return () => {
      isWanted = false;
    };
  }, [name]);

  return loaded[name] ?? 'awaited';
}
