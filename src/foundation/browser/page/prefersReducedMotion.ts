/** Whether the visitor wants as little motion as possible; undefined where the browser cannot tell. */
export const prefersReducedMotion = (): boolean | undefined =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
