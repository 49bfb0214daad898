import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { footerSettings } from './footerSettings.ts';
import { usePage } from '../routing/page.ts';
import { loadModule, type RemoteModules } from './loadModule.ts';

/** Puts the remote's footer into its place on every page. Without the remote the place stays empty. */
export async function mountFooter(slot: Element): Promise<void> {
  try {
    const { Footer } = await loadModule('Footer');
    createRoot(slot).render(
      <ErrorBoundary fallback={null}>
        <PageFooter component={Footer} />
      </ErrorBoundary>,
    );
  } catch {
    slot.setAttribute('data-remote', 'absent');
  }
}

function PageFooter({ component: Footer }: { component: RemoteModules['Footer']['Footer'] }) {
  return <Footer {...footerSettings(usePage())} />;
}
