import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import type { Cart } from '../cart.ts';
import { CartError, notDone, type CartOutcome } from '../cartErrors.ts';
import { cartSlice } from '../cartSlice.ts';
import { getCart } from './cartApi.ts';
import type { CartStore, CartWorld } from './cartWorld.ts';

/** What a read that went well has told. */
export interface ReadSettled {
  /** It found another cart than was known. */
  isNews: boolean;
  /** The one before it had failed. */
  isRecovery: boolean;
}

/** When the cart is read, and which answers count. */
export interface CartReads {
  /** What is known may not be so any more: only what is asked for from now on tells. */
  doubt(): void;
  /** Reads, if there is a doubt or a wish and no read that will answer it. */
  catchUp(): void;
  /** Wishes for a forced read; resolves with its outcome. */
  wish(): Promise<CartOutcome>;
  /** A write starts: a read under way does not count any more. Tells how much was in doubt. */
  overtake(): number;
  /** A cart has come with an answer to what was asked for when this much was in doubt. */
  known(asked: number): void;
  /** Nothing that is under way counts any more. */
  drop(): void;
}

const { cartAsked, cartRead, cartReadFailed } = cartSlice.actions;

/** Whether two carts say the same. */
export const isSameCart = (one: Cart, other: Cart) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Reads of the cart, one at a time. A read counts only if no write started or settled since it was asked:
 * reads start when nothing waits, and a write that starts makes them void.
 *
 * @param settled Called after a read that counted; null for one that failed.
 */
export function createCartReads(
  { getState, dispatch }: CartStore,
  { send }: Pick<CartWorld, 'send'>,
  settled: (told: ReadSettled | null) => void,
): CartReads {
  /** Doubts count up; `answered` is how many of them the cart that is known has answered. */
  let doubts = 1;
  let answered = 0;
  let current: object | null = null;
  let wishes: ((outcome: CartOutcome) => void)[] = [];

  function grant(outcome: CartOutcome): void {
    const granted = wishes;
    wishes = [];
    for (const resolve of granted) resolve(outcome);
  }

  async function ask(forceReload: boolean): Promise<Cart | CartError | null> {
    try {
      const place = { module: 'cart', operation: 'read' };
      return await reportedRead(place, () => getCart(send, forceReload));
    } catch (error) {
      return error instanceof CartError ? error : null;
    }
  }

  async function read(): Promise<void> {
    const own = {};
    const asked = doubts;
    current = own;
    dispatch(cartAsked());
    const answer = await ask(wishes.length > 0 || getState().cart.unsure);
    if (current !== own) return;
    current = null;
    answered = asked;
    if (answer && !(answer instanceof CartError)) {
      const { confirmed, readError } = getState().cart;
      const isNews = !isSameCart(answer, confirmed);
      dispatch(cartRead(answer));
      grant({ ok: true });
      settled({ isNews, isRecovery: readError !== null });
    } else {
      const code = answer?.code ?? 'UNKNOWN';
      dispatch(cartReadFailed(code));
      grant({ ok: false, code, limit: null });
      settled(null);
    }
  }

  return {
    doubt() {
      doubts += 1;
    },
    catchUp() {
      const isWanted = answered < doubts || wishes.length > 0 || getState().cart.unsure;
      if (isWanted && !current) void read();
    },
    wish() {
      // One that is under way was asked for before the wish: its answer may be too old.
      current = null;
      return new Promise((resolve) => wishes.push(resolve));
    },
    overtake() {
      current = null;
      return doubts;
    },
    known(asked) {
      answered = Math.max(answered, asked);
    },
    drop() {
      current = null;
      grant(notDone);
    },
  };
}
