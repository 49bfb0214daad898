import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { headerSettings } from './doors/headerSettings.ts';
import { usePage } from './page.ts';
import { loadDoor, type Doors } from './remote.ts';

/**
 * Puts the remote's header over the static one that the page was served with. Where the remote does not
 * come in time, or breaks, the static one stays: the page lives without it.
 */
export async function fillHeader(slot: Element): Promise<void> {
  const staticHeader = slot.innerHTML;
  try {
    const { Header } = await loadDoor('Header');
    createRoot(slot).render(
      <Boundary fallback={<div dangerouslySetInnerHTML={{ __html: staticHeader }} />}>
        <LiveHeader door={Header} />
      </Boundary>,
    );
  } catch {
    slot.setAttribute('data-remote', 'absent');
  }
}

function LiveHeader({ door: Header }: { door: Doors['Header']['Header'] }) {
  return <Header {...headerSettings(usePage())} />;
}
