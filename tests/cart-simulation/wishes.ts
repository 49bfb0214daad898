import type { LoggedChange } from '../../src/features/cart/cartState.ts';
import { nameOf, quantityAfter } from './oracle.ts';
import { cartOf, type Tab, type Wish } from './tab.ts';

const isSet = ({ change }: Wish) => !('addArticle' in change);

/** What all wishes together make of so many. */
export const unitsAfter = (wishes: readonly Wish[], before: number) =>
  wishes.reduce((units, { change }) => quantityAfter(change, units), before);

/** When the visitor last changed an entry, and last set it, as far as that was sent by any window. */
const sent = { at: -1, setAt: -1 };

/** What the windows of a browser have sent, one after the other. */
export class SentWishes {
  readonly #entries = new Map<string, typeof sent>();

  /** Takes the wishes that a change carries out of the tab's. */
  take(tab: Tab, name: string, upToId: number): Wish[] {
    const taken = tab.wishes.filter((wish) => wish.name === name && wish.id <= upToId);
    tab.wishes = tab.wishes.filter((wish) => !taken.includes(wish));
    return taken;
  }

  /** A change is sent that carries these wishes: what is added to a quantity that waits makes another quantity. */
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

  /** Whether another window has sent a later wish, against which these do not count. */
  isSuperseded(name: string, wishes: readonly Wish[]): boolean {
    const { at, setAt } = this.#entries.get(name) ?? sent;
    const last = wishes.at(-1);
    return last !== undefined && (wishes.some(isSet) ? at : setAt) > last.at;
  }
}

/** Forgets the wishes that have left the log without being sent: withdrawn, failed, or left to the next page. */
export function forgetEnded(tab: Tab): void {
  const { log } = cartOf(tab);
  const isWaiting = ({ name, id }: Wish) =>
    log.some((it: LoggedChange) => !it.isSent && it.id >= id && nameOf(it.change) === name);
  tab.wishes = tab.wishes.filter(isWaiting);
}
