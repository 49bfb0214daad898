/** The event by which a module of the remote reports an error (HOST-22). */
type RemoteErrorEvent = CustomEvent<{ module: string; operation: string }>;

/**
 * Calls back, once, when a module of the remote fails to render in a slot. Such a module never throws into its host;
 * it dispatches `fascia:error` with the operation `render` and removes its root. Call this before the module is
 * rendered, so that a failure of its first rendering is noticed too.
 *
 * @param module The module's `data-fascia`, such as `header`. An instance elsewhere on the page is ignored.
 */
export function onRenderFailure(slot: Element, module: string, onFailure: () => void): void {
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
