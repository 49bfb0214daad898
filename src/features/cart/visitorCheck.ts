import type { PageEnvironment } from './cartEnvironment.ts';

/**
 * Detects a change of the visitor (CART-80).
 *
 * @param discard Discards the previous visitor's cart and all pending requests.
 */
export function createVisitorCheck(
  { visitorId }: Pick<PageEnvironment, 'visitorId'>,
  discard: () => void,
) {
  let lastVisitor: string | undefined;

  /** Returns whether the visitor has changed since the last check. */
  return function check(): boolean {
    const current = visitorId();
    const hasChanged = lastVisitor !== undefined && lastVisitor !== current;
    lastVisitor = current;
    if (hasChanged) discard();
    return hasChanged;
  };
}
