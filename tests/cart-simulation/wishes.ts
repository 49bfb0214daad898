import type { LoggedChange } from '../../src/features/cart/cartState.ts';
import { nameOf, quantityAfter } from './oracle.ts';
import { cartOf, type Tab, type Wish } from './tab.ts';

const isSet = ({ change }: Wish) => !('addArticle' in change);

/** Applies all requested changes to a quantity. */
export const unitsAfter = (wishes: readonly Wish[], before: number) =>
  wishes.reduce((units, { change }) => quantityAfter(change, units), before);

/** Times at which the visitor last changed an entry and last set it, as far as any window has sent that. */
const sent = { at: -1, setAt: -1 };

/** The quantities that the windows of a browser have sent, in order. */
export class SentWishes {
  readonly #entries = new Map<string, typeof sent>();

  /** Removes the requests that a change carries from the tab. */
  take(tab: Tab, name: string, upToId: number): Wish[] {
    const taken = tab.wishes.filter((wish) => wish.name === name && wish.id <= upToId);
    tab.wishes = tab.wishes.filter((wish) => !taken.includes(wish));
    return taken;
  }

  /** A change with these requests is sent. Additions to a pending quantity become one quantity. */
  note(name: string, wishes: readonly Wish[]): void {
    const last = wishes.at(-1);
    if (last) this.noteAt(name, last.at, wishes.some(isSet));
  }

  noteAt(name: string, time: number, isSetting: boolean): void {
    const { at, setAt } = this.#entries.get(name) ?? sent;
    const latest = isSetting ? Math.max(setAt, time) : setAt;
    this.#entries.set(name, { at: Math.max(at, time), setAt: latest });
  }

  forget(): void {
    this.#entries.clear();
  }

  /** Whether another window has sent a later request that supersedes these. */
  isSuperseded(name: string, wishes: readonly Wish[]): boolean {
    const { at, setAt } = this.#entries.get(name) ?? sent;
    const last = wishes.at(-1);
    return last !== undefined && (wishes.some(isSet) ? at : setAt) > last.at;
  }
}

/** Drops requests that have left the log without being sent: withdrawn, failed, or left to the next page. */
export function forgetEnded(tab: Tab): void {
  const { log } = cartOf(tab);
  const isWaiting = ({ name, id }: Wish) =>
    log.some((it: LoggedChange) => !it.isSent && it.id >= id && nameOf(it.change) === name);
  tab.wishes = tab.wishes.filter(isWaiting);
}
