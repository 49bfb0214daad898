import { useEffect, useRef } from 'react';
import { useDoor } from '../doors/useDoor.ts';
import type { Doors } from '../remote.ts';

type Mount = Doors['mount']['mount'];
type Handle = ReturnType<Mount>;

interface Props {
  name: 'NewsletterForm' | 'PreviewPanel';
  settings: Record<string, unknown>;
}

/** A module put into an element by `mount`, as a page without React does it; its settings are updated. */
export function Mounted({ name, settings }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<Handle>(null);
  const door = useDoor('mount');
  const latest = useRef(settings);

  useEffect(() => {
    latest.current = settings;
    handle.current?.update(settings);
  });

  useEffect(() => {
    if (!element.current || typeof door === 'string') return;
    const place = element.current.appendChild(document.createElement('div'));
    const mounted = door.mount(place, name, latest.current);
    handle.current = mounted;
    return () => {
      handle.current = null;
      // A root must not be taken away while React draws the one around it.
      queueMicrotask(() => mounted.unmount());
      place.remove();
    };
  }, [door, name]);

  return <div ref={element} />;
}
