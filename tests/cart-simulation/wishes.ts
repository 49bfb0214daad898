import type { LoggedChange } from '../../src/features/cart/cartState.ts';
import { nameOf, quantityAfter } from './oracle.ts';
import { cartOf, type Tab, type Wish } from './tab.ts';

const isSet = ({ change }: Wish) => !('addArticle' in change);

/** Applies all requested changes to a quantity. */
export const unitsAfter = (wishes: readonly Wish[], before: number) =>
  wishes.reduce((units, { change }) => quantityAfter(change, units), before);

/** Time of the latest sent change of an entry, and of the latest one that sets its quantity. */
const sent = { at: -1, setAt: -1 };

/** The latest changes that the browser's tabs have sent, by entry. */
export class SentWishes {
  readonly #entries = new Map<string, typeof sent>();

  /** Removes from the tab the requested changes that one sent change contains, and returns them. */
  take(tab: Tab, name: string, upToId: number): Wish[] {
    const taken = tab.wishes.filter((wish) => wish.name === name && wish.id <= upToId);
    tab.wishes = tab.wishes.filter((wish) => !taken.includes(wish));
    return taken;
  }

  /** Records a sent change that contains these requested changes. It sets the quantity if one of them does. */
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

  /** Whether another tab has sent a later change that supersedes the requested changes of an entry. */
  isSuperseded(name: string, wishes: readonly Wish[]): boolean {
    const { at, setAt } = this.#entries.get(name) ?? sent;
    const last = wishes.at(-1);
    return last !== undefined && (wishes.some(isSet) ? at : setAt) > last.at;
  }
}

/** Drops requested changes that have left the log without being sent: withdrawn, failed, or handed off. */
export function forgetEnded(tab: Tab): void {
  const { log } = cartOf(tab);
  const isWaiting = ({ name, id }: Wish) =>
    log.some((it: LoggedChange) => !it.isSent && it.id >= id && nameOf(it.change) === name);
  tab.wishes = tab.wishes.filter(isWaiting);
}
