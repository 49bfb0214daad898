import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { footerSettings } from './pageSettings.ts';
import { usePage } from '../routing/page.ts';
import { loadModule, type RemoteModules } from './loadModule.ts';

/** Renders the remote's footer into its slot. If the remote is unavailable, the slot stays empty. */
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
