import type { PageEnvironment } from './cartEnvironment.ts';

/** Maximum time between a change of the login cookie and the notice of the host that it belongs to. */
const NOTICE_MS = 60_000;

/**
 * Finds out that the visitor has changed, and discards the cart of the previous one (CART-80).
 *
 * @param discard Discards the known cart and all that is pending.
 * @param reload Reads the cart.
 */
export function createVisitorCheck(
  { visitId, beginVisit, clock }: Pick<PageEnvironment, 'visitId' | 'beginVisit' | 'clock'>,
  { discard, reload }: { discard: () => void; reload: () => void },
) {
  /** The visit of the visitor whose cart is known. */
  let visit: string | undefined;
  /** When the login cookie has changed, if no host has reported it since. */
  let noticedAt: number | undefined;

  function follow(current: string): void {
    visit = current;
    discard();
  }

  return {
    /** Compares the current visitor with the one whose cart is known. */
    check(): void {
      const current = visitId();
      visit ??= current;
      if (visit === current) return;
      // No new visit begins: a frame with a page of its own shares it, and would find another one in turn.
      follow(current);
      noticedAt = clock.now();
    },
    /** A host reports that the visitor is another one. If the cookie has shown it before, the cart is only read (CART-90). */
    hostReports(): void {
      const age = clock.now() - (noticedAt ?? NaN);
      noticedAt = undefined;
      const current = visitId();
      if (visit !== current) follow(current);
      else if (age >= 0 && age < NOTICE_MS) reload();
      else follow(beginVisit());
    },
  };
}
