import type { CartChange } from '../cartChange.ts';
import type { CartErrorCode, CartOutcome } from '../cartErrors.ts';
import type { Answered, Call } from './fakeNetwork.ts';
import type { Basket } from './fakeShop.ts';
import { basketOf, holds, wants } from './formulas.ts';

const ERROR_SHOWN_MS = 7500;

const nothing: Basket = {
  articles: {},
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
};

/** What an answer means, read without the cart's own code. */
export type Meaning =
  | { kind: 'cart'; basket: Basket; error: { code: CartErrorCode; limit: number | null } | null }
  | { kind: 'unneeded' }
  | { kind: 'refused'; code: CartErrorCode; limit: number | null }
  | { kind: 'lost' };

interface Body {
  cart?: Parameters<typeof basketOf>[0];
  error?: string | { code: string };
  limit?: number;
}

export function meaningOf(answered: Answered): Meaning {
  if (typeof answered === 'string') return { kind: 'lost' };
  const { status, body } = answered;
  if (status === 304) return { kind: 'unneeded' };
  if (typeof body !== 'object' || body === null) return { kind: 'lost' };
  const { cart, error: said, limit = null } = body as Body;
  const code = (typeof said === 'object' ? said.code : said) as CartErrorCode | undefined;
  if (status === 200 && cart && cart.numberOfArticles >= 0) {
    const error = code ? { code, limit } : null;
    return { kind: 'cart', basket: plain(basketOf(cart)), error };
  }
  return code ? { kind: 'refused', code, limit } : { kind: 'lost' };
}

const plain = (basket: Basket): Basket => ({
  ...basket,
  articles: Object.fromEntries(
    Object.entries(basket.articles).map(([name, quantity]) => [
      name,
      typeof quantity === 'object' ? (quantity as { quantity: number }).quantity : quantity,
    ]),
  ),
});

/** What a page must have come to, followed from the network alone. */
export class Expectation {
  confirmed = nothing;
  /** Counts what the network has done to this page. */
  events = 0;
  unsure = false;
  readError: CartErrorCode | null = null;
  error: { code: CartErrorCode; limit: number | null; until: number; made: number } | null = null;
  /** The error has a lasting copy until the next change. */
  hasCopy = false;
  /** The write on the wire. */
  write: { call: Call; id: number } | null = null;
  /** The read that will count, if nothing overtakes it. */
  read: Call | null = null;
  /** What became of the changes that were sent, by their id. */
  readonly outcomes = new Map<number, CartOutcome>();

  /** The engine has started. */
  isThere = false;
  /** Its code is being asked for, so that the cart can be read. */
  isLoading = true;
  /** A change has settled, and the cart still could not be read: it is asked for. */
  mustRead = false;
  /** How often a read has gone well after one that had not. */
  recoveries = 0;

  /** The engine starts, and finds what storage keeps. */
  started(stored: Basket | null): void {
    this.events += 1;
    this.isThere = true;
    this.isLoading = false;
    this.confirmed = stored ?? this.confirmed;
  }

  /** The engine's code has not come. The changes `waiting` for it fail. */
  codeFailed(now: number, made: number, waiting: readonly number[]): void {
    this.events += 1;
    if (this.isThere) return;
    if (this.isLoading) this.#readFailed('UNKNOWN');
    this.isLoading = false;
    for (const id of waiting) this.#changeFailed(id, { code: 'UNKNOWN', limit: null }, now, made);
  }

  /** A request leaves. Returns what is wrong with that. */
  sent(call: Call, firstId: number | undefined): string | null {
    this.events += 1;
    if (call.change) {
      if (this.write) return 'two changes on the wire';
      if (firstId === undefined) return 'a change was sent that is not in the log';
      this.write = { call, id: firstId };
      this.read = null;
      return null;
    }
    this.read = call;
    this.mustRead = false;
    return this.unsure && !call.forced ? 'a read after an unknown outcome did not force' : null;
  }

  answered(call: Call, answered: Answered, now: number, made: number): void {
    this.events += 1;
    if (call === this.write?.call)
      this.#changeAnswered(this.write.id, meaningOf(answered), now, made);
    else if (call === this.read) this.#readAnswered(meaningOf(answered));
  }

  #changeAnswered(id: number, meaning: Meaning, now: number, made: number): void {
    this.write = null;
    const fail = (code: CartErrorCode, limit: number | null) =>
      this.#changeFailed(id, { code, limit }, now, made);
    this.mustRead = this.readError !== null && meaning.kind !== 'cart';
    if (meaning.kind === 'unneeded') this.outcomes.set(id, { ok: true });
    if (meaning.kind === 'refused') fail(meaning.code, meaning.limit);
    if (meaning.kind === 'lost') {
      this.unsure = true;
      fail('UNKNOWN', null);
    }
    if (meaning.kind !== 'cart') return;
    this.confirmed = meaning.basket;
    this.readError = null;
    if (this.error && id > this.error.made) this.error = null;
    if (meaning.error) fail(meaning.error.code, meaning.error.limit);
    else this.outcomes.set(id, { ok: true });
  }

  #changeFailed(
    id: number,
    { code, limit }: { code: CartErrorCode; limit: number | null },
    now: number,
    made: number,
  ): void {
    this.error = { code, limit, until: now + ERROR_SHOWN_MS, made };
    this.hasCopy = true;
    this.outcomes.set(id, { ok: false, code, limit });
  }

  #readAnswered(meaning: Meaning): void {
    if (meaning.kind !== 'cart') {
      return this.#readFailed(meaning.kind === 'refused' ? meaning.code : 'UNKNOWN');
    }
    if (this.readError) this.recoveries += 1;
    this.read = null;
    this.unsure = false;
    this.readError = null;
    this.confirmed = meaning.basket;
  }

  #readFailed(code: CartErrorCode): void {
    this.read = null;
    this.unsure = false;
    this.confirmed = nothing;
    this.readError = code;
  }

  /** The page is looked at, or comes back. */
  looked(isReturn: boolean): void {
    if (this.isThere || (this.isLoading && !isReturn)) return;
    this.events += 1;
    this.isLoading = true;
  }

  /** The page left, or another visitor came: nothing under way counts. */
  dropped(isUnsure: boolean): void {
    this.events += 1;
    this.write = null;
    this.read = null;
    this.mustRead = false;
    this.unsure ||= isUnsure;
  }

  visitorChanged(): void {
    this.dropped(true);
    this.confirmed = nothing;
    this.readError = null;
    this.error = null;
    this.hasCopy = false;
  }

  errorAt(now: number) {
    return this.error && now < this.error.until ? this.error : null;
  }
}

/** A removal, as the proof remembers it. */
export interface Removal {
  id: number;
  at: number;
  change: CartChange;
  /** How many were taken out. */
  quantity: number;
  /** Nothing has happened since that could end undo before its time. */
  isUntouched: boolean;
}

/** Whether a change takes something out of a basket that can be brought back (contract §4). */
export function canBeUndone(shown: Basket, change: CartChange): boolean {
  const hasOpposite =
    'setArticle' in change || 'setGiftCard' in change || 'setFreeArticle' in change;
  return hasOpposite && wants(change) === 0 && holds(shown, change) > 0;
}
