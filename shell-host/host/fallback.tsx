import { Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Renders a fallback if its children throw, so that a failing module does not break the page. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** The event by which a module of the remote reports an error (HOST-22). */
type RemoteErrorEvent = CustomEvent<{ module: string; operation: string }>;

/**
 * Calls back, once, when a module of the remote fails to render in a slot. Such a module never throws into its host;
 * it dispatches `fascia:error` with the operation `render` and removes its root. Call this before the module is
 * rendered, so that a failure of its first rendering is noticed too.
 *
 * @param module The module's `data-fascia`, such as `header`. An instance elsewhere on the page is ignored.
 */
function onRenderFailure(slot: Element, module: string, onFailure: () => void): void {
  const handleError = (event: Event) => {
    const { detail } = event as RemoteErrorEvent;
    if (detail.module !== module || detail.operation !== 'render') return;
    // The event is dispatched while React is rendering; the slot may be changed only after that.
    queueMicrotask(() => {
      if (slot.querySelector(`[data-fascia="${module}"]`)) return;
      window.removeEventListener('fascia:error', handleError);
      onFailure();
    });
  };
  window.addEventListener('fascia:error', handleError);
}

/** Whether a server has rendered a module of the remote in the slot: its root element is there, and can be hydrated. */
const isRendered = (slot: Element) => slot.querySelector(':scope > [data-fascia]') !== null;

/**
 * Hydrates the module that the server has rendered in the slot, or renders it in place of what is there. If the module
 * fails, at once or later, the server's content is put back until the next page load: it works without scripts.
 *
 * @param module The module's `data-fascia`, such as `header`.
 */
export function fillSlot(slot: Element, module: string, content: ReactNode): void {
  const serverHtml = slot.innerHTML;
  const element = (
    <ErrorBoundary fallback={<div dangerouslySetInnerHTML={{ __html: serverHtml }} />}>
      {content}
    </ErrorBoundary>
  );
  let root: Root | undefined;
  onRenderFailure(slot, module, () => {
    root?.unmount();
    slot.innerHTML = serverHtml;
    slot.setAttribute('data-remote', 'broken');
  });
  if (isRendered(slot)) {
    root = hydrateRoot(slot, element, {
      // The markup of another release, for example: React has rendered it anew.
      onRecoverableError: (error) =>
        // oxlint-disable-next-line no-console -- for whoever looks into why
        console.warn(`The ${module} was not hydrated`, error, (error as Error).cause),
    });
  } else {
    root = createRoot(slot);
    root.render(element);
  }
}

/**
 * Whether a late module would take something from the visitor: the focus in other content than the module's own, or a
 * text that is typed there. What is hydrated keeps both.
 */
export function isInUse(slot: Element): boolean {
  const hasInput = [...slot.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return !isRendered(slot) && (hasInput || slot.contains(document.activeElement));
}
