/** Whether the visitor prefers reduced motion. `undefined` if the browser does not support media queries. */
export const prefersReducedMotion = (): boolean | undefined =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
