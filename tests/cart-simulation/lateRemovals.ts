import { isAddition } from '../../src/features/cart/cartChange.ts';
import type { Clock } from '../../src/features/cart/cartEnvironment.ts';
import { foldOf, nameOf, quantityAfter, quantityIn } from './oracle.ts';
import { cartOf, type Tab } from './tab.ts';

/**
 * Updates the model when a pending negative addition begins to remove its entry, because another tab has reduced the
 * quantity. The removal can be undone from now on.
 */
export function followLateRemovals(tab: Tab, clock: Pick<Clock, 'now'>): void {
  let before = cartOf(tab);
  tab.page.store.subscribe(() => {
    const { confirmed, log } = cartOf(tab);
    const former = before;
    before = cartOf(tab);
    log.forEach((logged, index) => {
      const { id, change } = logged;
      if (!isAddition(change) || !former.log.includes(logged)) return;
      const quantity = quantityIn(foldOf(confirmed, log.slice(0, index)), change);
      const isTakenOut = quantity > 0 && quantityAfter(change, quantity) === 0;
      if (!isTakenOut || quantityIn(foldOf(former.confirmed, former.log), change) === 0) return;
      const removal = { id, at: clock.now(), change, quantity, isUntouched: true };
      tab.removals.set(nameOf(change), removal);
    });
  });
}
