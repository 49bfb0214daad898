import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

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

/**
 * Renders a module in place of the slot's static content. If the module fails, at once or later, the static content is
 * put back until the next page load.
 */
export function replaceStaticContent(slot: Element, module: string, content: ReactNode): void {
  const staticHtml = slot.innerHTML;
  const root = createRoot(slot);
  onRenderFailure(slot, module, () => {
    root.unmount();
    slot.innerHTML = staticHtml;
    slot.setAttribute('data-remote', 'broken');
  });
  root.render(
    <ErrorBoundary fallback={<div dangerouslySetInnerHTML={{ __html: staticHtml }} />}>
      {content}
    </ErrorBoundary>,
  );
}

/** Whether the visitor has the focus in static content, or has typed in it: then it must not be replaced. */
export function isInUse(slot: Element): boolean {
  const hasInput = [...slot.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return hasInput || slot.contains(document.activeElement);
}

/**
 * Shows the page's static footer unless the remote's footer in this slot has its legal links: before it has loaded,
 * where its content is missing, and after a failure; not while a rendered footer loads the content of another site.
 * The focus is not lost: a static footer that has it stays until the focus leaves it.
 */
export function keepLegalLinks(slot: Element): void {
  const footer = document.querySelector<HTMLElement>('[data-shell="static-footer"]');
  if (!footer) return;
  const update = () => {
    const part = footer.hidden ? '[data-fascia="footer"]' : '[data-part="legal-links"]';
    footer.hidden = slot.querySelector(part) !== null && !footer.contains(document.activeElement);
  };
  new MutationObserver(update).observe(slot, { childList: true, subtree: true });
  // `focusout` comes before the focus has moved.
  footer.addEventListener('focusout', () => setTimeout(update));
}
