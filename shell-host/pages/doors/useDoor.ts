import { useEffect, useState } from 'react';
import { loadDoor, type Doors } from '../remote.ts';

/** How far a door of the remote has come: its module, or that it is awaited or absent. */
export type Waiting<Name extends keyof Doors> = Doors[Name] | 'awaited' | 'absent';

const settled: { [Name in keyof Doors]?: Doors[Name] | 'absent' } = {};

/** A door of the remote. What has come once is there at once for the next who asks. */
export function useDoor<Name extends keyof Doors>(name: Name): Waiting<Name> {
  const [, setCame] = useState<Name>();

  useEffect(() => {
    if (settled[name]) return;
    let isWanted = true;
    const settle = (door: Doors[Name] | 'absent') => {
      Object.assign(settled, { [name]: door });
      if (isWanted) setCame(name);
    };
    loadDoor(name).then(settle, () => settle('absent'));
    return () => {
      isWanted = false;
    };
  }, [name]);

  return settled[name] ?? 'awaited';
}
