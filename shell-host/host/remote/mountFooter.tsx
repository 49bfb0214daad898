import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { footerSettings } from './pageSettings.ts';
import { currentPage, usePage } from '../../demo-shop/pages/routing/page.ts';
import { keepLegalLinks } from './staticFooter.ts';
import { lateModule, loadModule, type RemoteModules } from './loadModule.ts';

/** Renders the remote's footer when it has its texts and content, so that it is complete at once. */
async function renderWhenReady(
  slot: Element,
  { Footer, prepare }: RemoteModules['Footer'],
): Promise<void> {
  await prepare(footerSettings(currentPage()));
  keepLegalLinks(slot);
  createRoot(slot).render(
    <ErrorBoundary fallback={null}>
      <PageFooter component={Footer} />
    </ErrorBoundary>,
  );
}

/**
 * Renders the remote's footer into its slot, also if it loads later, on a slow connection. Until then, and if the
 * remote is unavailable, the slot is empty and the page has its static footer.
 */
export async function mountFooter(slot: Element): Promise<void> {
  try {
    await renderWhenReady(slot, await loadModule('Footer'));
  } catch {
    slot.setAttribute('data-remote', 'absent');
    const lateFooter = await lateModule('Footer');
    if (!lateFooter) return;
    slot.removeAttribute('data-remote');
    await renderWhenReady(slot, lateFooter);
  }
}

function PageFooter({ component: Footer }: { component: RemoteModules['Footer']['Footer'] }) {
  return <Footer {...footerSettings(usePage())} />;
}
