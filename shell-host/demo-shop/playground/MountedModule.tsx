import { useEffect, useRef } from 'react';
import { useRemoteModule } from '../../host/useRemoteModule.ts';

interface Props {
  name: 'NewsletterForm' | 'PreviewPanel';
  settings: Record<string, unknown>;
}

/** Renders a module with `mount`, as on a page without React, and updates its settings. */
export function MountedModule({ name, settings }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const update = useRef((_settings: Props['settings']) => {});
  const module = useRemoteModule('mount');

  useEffect(() => {
    if (!element.current || typeof module === 'string') return;
    const container = element.current.appendChild(document.createElement('div'));
    const mounted = module.mount(container, name, {});
    update.current = mounted.update;
    return () => {
      // A root must not be unmounted while React renders its parent.
      queueMicrotask(() => mounted.unmount());
      container.remove();
    };
  }, [module, name]);

  useEffect(() => update.current(settings));

  return <div ref={element} />;
}
