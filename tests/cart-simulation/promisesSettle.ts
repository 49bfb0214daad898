import type { CartOutcome } from '../../src/features/cart/cartErrors.ts';
import { nameOf } from './oracle.ts';
import { cartOf, type Invariant, type Tab } from './tab.ts';

/** Records the change that each change was merged into. */
export function rememberCarriers(tab: Tab): void {
  for (const { id, merged } of cartOf(tab).log) {
    for (const earlier of merged) tab.carriers.set(earlier, id);
  }
}

/**
 * Returns the outcome of the request with a change. `ok` if the change was withdrawn or replaced before it was sent.
 */
function outcomeOf({ model, carriers, withdrawn }: Tab, id: number): CartOutcome | undefined {
  const carrier = carriers.get(id) ?? id;
  return model.outcomes.get(carrier) ?? (withdrawn.has(carrier) ? { ok: true } : undefined);
}

/** Each promise settles once. A pending promise belongs to a change in the log. */
export const promisesSettle: Invariant = (tab) => {
  const { log } = cartOf(tab);
  for (const [id, { change, watched }] of tab.promised) {
    if (watched.settled > 1) return `promise ${id} settled ${watched.settled} times or rejected`;
    if (!change) continue;
    const isInLog = log.some((it) => it.id >= id && nameOf(it.change) === nameOf(change));
    const isSettled = watched.settled === 1;
    const isDropped = id <= tab.endedUpTo && !tab.model.isStarted;
    if (!isSettled && !isInLog && !isDropped) return `change ${id} is forgotten`;
    if (isSettled && log.some((it) => it.id === id)) return `change ${id} settled too early`;
    if (!isSettled || id <= tab.endedUpTo) continue;
    const outcome = outcomeOf(tab, id);
    if (!outcome) {
      const isReplaced = [...tab.promised].some(
        ([later, it]) => later > id && it.change && nameOf(it.change) === nameOf(change),
      );
      if (!isReplaced || !watched.outcome?.ok) return `change ${id} was lost`;
    }
    if (outcome && JSON.stringify(outcome) !== JSON.stringify(watched.outcome)) {
      return `change ${id} ended with ${JSON.stringify(watched.outcome)}`;
    }
  }
  return null;
};
