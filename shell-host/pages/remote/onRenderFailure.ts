/** What a module of the remote tells of a failure. */
type RemoteErrorEvent = CustomEvent<{ module: string; operation: string }>;

/**
 * Calls back, once, when a module of the remote could not draw itself in a place: it never throws into its host,
 * but tells `fascia:error` (operation `render`) and leaves nothing standing. Begin before the module is drawn, so
 * that its first drawing is heard of too.
 *
 * @param module Its `data-fascia`, as `header`. Another one of its kind, elsewhere on the page, may break alone.
 */
export function onRenderFailure(slot: Element, module: string, onFailure: () => void): void {
  const handleError = (event: Event) => {
    const { detail } = event as RemoteErrorEvent;
    if (detail.module !== module || detail.operation !== 'render') return;
    // It is told in the midst of React's work; that has to end before anybody takes the place over.
    queueMicrotask(() => {
      if (slot.querySelector(`[data-fascia="${module}"]`)) return;
      window.removeEventListener('fascia:error', handleError);
      onFailure();
    });
  };
  window.addEventListener('fascia:error', handleError);
}
