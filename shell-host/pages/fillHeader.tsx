import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import { headerSettings } from './doors/headerSettings.ts';
import { onceBroken } from './doors/onceBroken.ts';
import { pageNow, usePage } from './page.ts';
import { lateDoor, loadDoor, type Doors } from './remote.ts';

type HeaderDoor = Doors['Header']['Header'];

/** The static header stands until the remote's can be drawn whole. */
async function fill(slot: Element, { Header, prepare }: Doors['Header']): Promise<void> {
  await prepare(headerSettings(pageNow()));
  placeHeader(slot, Header);
}

/** Whether the visitor is at the static header, or has typed in it. */
function isInUse(slot: Element): boolean {
  const typed = [...slot.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return typed || slot.contains(document.activeElement);
}

/**
 * Puts the remote's header over the static one that the page was served with. Where the remote does not
 * come in time, or breaks, the static one stays: the page lives without it. What comes later, on a slow line,
 * still takes the place of a static header that nobody uses at that moment.
 */
export async function fillHeader(slot: Element): Promise<void> {
  try {
    await fill(slot, await loadDoor('Header'));
  } catch {
    slot.setAttribute('data-remote', 'absent');
    const late = await lateDoor('Header');
    if (!late || isInUse(slot)) return;
    slot.removeAttribute('data-remote');
    await fill(slot, late);
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
