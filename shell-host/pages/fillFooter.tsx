import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { footerSettings } from './doors/footerSettings.ts';
import { usePage } from './page.ts';
import { loadDoor, type Doors } from './remote.ts';

/** Puts the remote's footer into its place on every page. Without the remote the place stays empty. */
export async function fillFooter(slot: Element): Promise<void> {
  try {
    const { Footer } = await loadDoor('Footer');
    createRoot(slot).render(
      <Boundary fallback={null}>
        <LiveFooter door={Footer} />
      </Boundary>,
    );
  } catch {
    slot.setAttribute('data-remote', 'absent');
  }
}

function LiveFooter({ door: Footer }: { door: Doors['Footer']['Footer'] }) {
  return <Footer {...footerSettings(usePage())} />;
}
