import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { headerSettings } from './doors/headerSettings.ts';
import { onceBroken } from './doors/onceBroken.ts';
import { pageNow, usePage } from './page.ts';
import { loadDoor, type Doors } from './remote.ts';

type HeaderDoor = Doors['Header']['Header'];

/**
 * Puts the remote's header over the static one that the page was served with. Where the remote does not
 * come in time, or breaks, the static one stays: the page lives without it.
 */
export async function fillHeader(slot: Element): Promise<void> {
  try {
    const { Header, prepare } = await loadDoor('Header');
    // The static header stands until the remote's can be drawn whole.
    await prepare(headerSettings(pageNow()));
    placeHeader(slot, Header);
  } catch {
    slot.setAttribute('data-remote', 'absent');
  }
}

/** Draws a header over what the slot holds, and brings that back, for this page's life, should the header break. */
export function placeHeader(slot: Element, door: HeaderDoor): void {
  const staticHeader = slot.innerHTML;
  const root = createRoot(slot);
  onceBroken(slot, 'header', () => {
    root.unmount();
    slot.innerHTML = staticHeader;
    slot.setAttribute('data-remote', 'broken');
  });
  root.render(
    <Boundary fallback={<div dangerouslySetInnerHTML={{ __html: staticHeader }} />}>
      <LiveHeader door={door} />
    </Boundary>,
  );
}

function LiveHeader({ door: Header }: { door: HeaderDoor }) {
  return <Header {...headerSettings(usePage())} />;
}
