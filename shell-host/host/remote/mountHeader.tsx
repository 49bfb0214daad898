import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { onConsentChange, storageConsent } from '../../demo-shop/pages/consent/consent.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { headerSettings } from './pageSettings.ts';
import { onRenderFailure } from './onRenderFailure.ts';
import { currentPage, usePage } from '../../demo-shop/pages/routing/page.ts';
import { lateModule, loadModule, type RemoteModules } from './loadModule.ts';

type HeaderComponent = RemoteModules['Header']['Header'];

/** Waits until the remote's header has its texts, so that it is complete when it replaces the static one. */
async function replaceWhenReady(
  slot: Element,
  { Header, prepare }: RemoteModules['Header'],
): Promise<void> {
  await prepare(headerSettings(currentPage()));
  replaceStaticHeader(slot, Header);
}

/** Whether the visitor has the focus in the static header, or has typed in it. */
function isInUse(slot: Element): boolean {
  const hasInput = [...slot.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return hasInput || slot.contains(document.activeElement);
}

/**
 * Replaces the static header of the server's HTML by the remote's. If the remote does not load in time or fails, the
 * static header stays. A header that loads later, on a slow connection, still replaces it unless the visitor is using
 * it at that moment.
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

/** Renders a header in place of the slot's content. If it fails, the content is restored until the next page load. */
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
  const page = usePage();
  useSyncExternalStore(onConsentChange, storageConsent);
  return <Header {...headerSettings(page)} />;
}
