import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { headerSettings } from './headerSettings.ts';
import { onRenderFailure } from './onRenderFailure.ts';
import { currentPage, usePage } from '../routing/page.ts';
import { lateModule, loadModule, type RemoteModules } from './loadModule.ts';

type HeaderComponent = RemoteModules['Header']['Header'];

/** The static header stands until the remote's can be drawn whole. */
async function replaceWhenReady(
  slot: Element,
  { Header, prepare }: RemoteModules['Header'],
): Promise<void> {
  await prepare(headerSettings(currentPage()));
  replaceStaticHeader(slot, Header);
}

/** Whether the visitor is at the static header, or has typed in it. */
function isInUse(slot: Element): boolean {
  const hasInput = [...slot.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return hasInput || slot.contains(document.activeElement);
}

/**
 * Puts the remote's header over the static one that the page was served with. Where the remote does not
 * come in time, or breaks, the static one stays: the page lives without it. What comes later, on a slow line,
 * still takes the place of a static header that nobody uses at that moment.
 */
export async function mountHeader(slot: Element): Promise<void> {
  try {
    await replaceWhenReady(slot, await loadModule('Header'));
  } catch {
    slot.setAttribute('data-remote', 'absent');
    const lateHeader = await lateModule('Header');
    if (!lateHeader || isInUse(slot)) return;
    slot.removeAttribute('data-remote');
    await replaceWhenReady(slot, lateHeader);
  }
}

/** Draws a header over what the slot holds, and brings that back, for this page's life, should the header break. */
export function replaceStaticHeader(slot: Element, Header: HeaderComponent): void {
  const staticHtml = slot.innerHTML;
  const root = createRoot(slot);
  onRenderFailure(slot, 'header', () => {
    root.unmount();
    slot.innerHTML = staticHtml;
    slot.setAttribute('data-remote', 'broken');
  });
  root.render(
    <ErrorBoundary fallback={<div dangerouslySetInnerHTML={{ __html: staticHtml }} />}>
      <PageHeader component={Header} />
    </ErrorBoundary>,
  );
}

function PageHeader({ component: Header }: { component: HeaderComponent }) {
  return <Header {...headerSettings(usePage())} />;
}
