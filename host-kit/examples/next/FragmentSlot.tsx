'use client';

import { useEffect, useRef, useState } from 'react';

interface Props {
  module: 'Header' | 'Footer';
  settings: object;
  /** From `fragmentHtml`. */
  html: string;
}

interface Mount {
  mount(slot: Element, module: string, settings: object): { unmount(): void };
}

/**
 * A slot that React leaves alone: from the first moment it belongs to the server's markup, and then to fascia, which
 * takes that over. Without the remote the markup stays.
 */
export function FragmentSlot({ module, settings, html }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  // Newer markup, as of `router.refresh()`, must not replace a module that is in use.
  const [firstHtml] = useState(html);
  const [firstSettings] = useState(settings);

  useEffect(() => {
    let isGone = false;
    let mounted: { unmount(): void } | undefined;
    const mountModule = async () => {
      try {
        // This runs in the browser alone. The remote is registered as the host guide says.
        const { loadRemote } = await import('@module-federation/enhanced/runtime');
        const remote = await loadRemote<Mount>('fascia/mount');
        if (remote && slot.current && !isGone) {
          mounted = remote.mount(slot.current, module, firstSettings);
        }
      } catch {
        // The server's markup stays, and its links and its search work.
      }
    };
    void mountModule();
    return () => {
      isGone = true;
      mounted?.unmount();
    };
  }, [module, firstSettings]);

  return (
    <div ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstHtml }} />
  );
}
