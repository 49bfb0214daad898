import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { loadDoor } from './remote.ts';
import { usePage } from './page.ts';

/**
 * Puts the remote's header over the static one that the page was served with. Where the remote does not
 * come in time, or breaks, the static one stays: the page lives without it.
 */
export async function fillHeader(slot: Element): Promise<void> {
  const staticHeader = slot.innerHTML;
  try {
    const { Header } = await loadDoor('Header');
    const RemoteHeader = () => {
      const { site, path } = usePage();
      return <Header site={site} reduced={path.startsWith('/checkout')} />;
    };
    createRoot(slot).render(
      <Boundary fallback={<div dangerouslySetInnerHTML={{ __html: staticHeader }} />}>
        <RemoteHeader />
      </Boundary>,
    );
  } catch {
    slot.setAttribute('data-remote', 'absent');
  }
}
