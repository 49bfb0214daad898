import { useEffect, useRef } from 'react';
import { useRemoteModule } from '../../host/slots.tsx';
import type { RemoteModules } from '../../host/loadModule.ts';

type Mount = RemoteModules['mount']['mount'];
type Handle = ReturnType<Mount>;

interface Props {
  name: 'NewsletterForm' | 'PreviewPanel';
  settings: Record<string, unknown>;
}

/** Renders a module by `mount`, as on a page without React, and passes on changes of its settings. */
export function MountedModule({ name, settings }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<Handle>(null);
  const mountModule = useRemoteModule('mount');
  const latestSettings = useRef(settings);

  useEffect(() => {
    latestSettings.current = settings;
    handle.current?.update(settings);
  });

  useEffect(() => {
    if (!element.current || typeof mountModule === 'string') return;
    const container = element.current.appendChild(document.createElement('div'));
    const mounted = mountModule.mount(container, name, latestSettings.current);
    handle.current = mounted;
    return () => {
      handle.current = null;
      // A root must not be unmounted while React renders the one around it.
      queueMicrotask(() => mounted.unmount());
      container.remove();
    };
  }, [mountModule, name]);

  return <div ref={element} />;
}
