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
  confirmed: Basket;
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

  constructor(stored: Basket | null) {
    this.confirmed = stored ?? nothing;
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
    const fail = (code: CartErrorCode, limit: number | null) => {
      this.error = { code, limit, until: now + ERROR_SHOWN_MS, made };
      this.hasCopy = true;
      this.outcomes.set(id, { ok: false, code, limit });
    };
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

  #readAnswered(meaning: Meaning): void {
    this.read = null;
    this.unsure = false;
    this.readError = null;
    if (meaning.kind === 'cart') this.confirmed = meaning.basket;
    else {
      this.confirmed = nothing;
      this.readError = meaning.kind === 'refused' ? meaning.code : 'UNKNOWN';
    }
  }

  /** The page left, or another visitor came: nothing under way counts. */
  dropped(isUnsure: boolean): void {
    this.write = null;
    this.read = null;
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
