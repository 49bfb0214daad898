import type { RequestedChange } from '../../src/features/cart/cartChange.ts';
import type { CartErrorCode, CartOutcome } from '../../src/features/cart/cartErrors.ts';
import type { Answered, Call } from './fakes/fakeNetwork.ts';
import { emptyBasket, type Basket } from './fakes/fakeShop.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { quantityAfter, quantityIn } from './oracle.ts';

const ERROR_SHOWN_MS = 7500;

const nothing = emptyBasket();

interface Waiting {
  count: number;
  needsRead: number | null;
}

/** The expected state of a page, derived only from the network. */
export class TabModel {
  confirmed = nothing;
  /** Counts the events of this page. */
  events = 0;
  isOutcomeUnknown = false;
  /** The service has responded to this page with its cart. */
  isKnown = false;
  /** The last known cart of the service. A failed read does not change it. */
  told = nothing;
  readError: CartErrorCode | null = null;
  error: { code: CartErrorCode; limit: number | null; until: number; lastChangeId: number } | null =
    null;
  /** A change has failed, and the visitor has made no change since. */
  hasLastError = false;
  /** The change in flight. */
  sentChange: { call: Call; id: number } | null = null;
  /** The read whose response will be used unless it is cancelled. */
  read: Call | null = null;
  /** The outcomes of sent changes by id. */
  readonly outcomes = new Map<number, CartOutcome>();

  /** The code that reads and sends has started. */
  isStarted = false;
  /** The code that reads and sends is loading, in order to read the cart. */
  isLoading = true;
  /** A change has settled, but the cart is still unreadable, so a read must follow. */
  mustRead = false;
  /** Number of successful reads that followed a failed read. */
  recoveries = 0;

  /** The code that reads and sends starts and loads the stored cart. */
  started(stored: Basket | null): void {
    this.events += 1;
    this.isStarted = true;
    this.isLoading = false;
    this.confirmed = stored ?? this.confirmed;
    this.told = this.confirmed;
  }

  /** The code failed to load. The changes that wait for it fail. */
  codeFailed(now: number, lastChangeId: number, waiting: readonly number[]): void {
    this.events += 1;
    if (this.isStarted) return;
    if (this.isLoading) this.#readFailed('UNKNOWN');
    this.isLoading = false;
    for (const id of waiting)
      this.#changeFailed(id, { code: 'UNKNOWN', limit: null }, now, lastChangeId);
  }

  /** A request is sent. Returns a problem, if any. */
  sent(call: Call, firstId: number | undefined): string | null {
    this.events += 1;
    if (call.change) {
      if (this.sentChange) return 'two changes in flight';
      if (firstId === undefined) return 'a change was sent that is not in the log';
      this.sentChange = { call, id: firstId };
      this.read = null;
      return null;
    }
    this.read = call;
    this.mustRead = false;
    return this.isOutcomeUnknown && !call.isForced
      ? 'a read after an unknown outcome lacks forceReload'
      : null;
  }

  /** @param waiting The pending changes, and the one that can be sent only after this read. */
  answered(call: Call, answered: Answered, now: number, lastChangeId: number, waiting: Waiting) {
    this.events += 1;
    const meaning = meaningOf(answered);
    if (call === this.sentChange?.call)
      this.#changeAnswered(this.sentChange.id, meaning, now, lastChangeId);
    else if (call === this.read && meaning.kind !== 'cart' && waiting.count > 0) {
      // The page keeps its cart while changes are pending.
      this.read = null;
      const code = meaning.kind === 'refused' ? meaning.code : 'UNKNOWN';
      if (waiting.needsRead === null) return;
      this.#changeFailed(waiting.needsRead, { code, limit: null }, now, lastChangeId);
    } else if (call === this.read) this.#readAnswered(meaning);
  }

  #changeAnswered(id: number, meaning: Meaning, now: number, lastChangeId: number): void {
    this.sentChange = null;
    const fail = (code: CartErrorCode, limit: number | null) =>
      this.#changeFailed(id, { code, limit }, now, lastChangeId);
    this.mustRead = this.readError !== null && meaning.kind !== 'cart';
    if (meaning.kind === 'unneeded') this.outcomes.set(id, { ok: true });
    if (meaning.kind === 'refused') fail(meaning.code, meaning.limit);
    if (meaning.kind === 'lost') {
      this.isOutcomeUnknown = true;
      fail('UNKNOWN', null);
    }
    if (meaning.kind !== 'cart') return;
    this.#know(meaning.basket);
    if (this.error && id > this.error.lastChangeId) this.error = null;
    if (meaning.error) fail(meaning.error.code, meaning.error.limit);
    else this.outcomes.set(id, { ok: true });
  }

  #changeFailed(
    id: number,
    { code, limit }: { code: CartErrorCode; limit: number | null },
    now: number,
    lastChangeId: number,
  ): void {
    this.error = { code, limit, until: now + ERROR_SHOWN_MS, lastChangeId };
    this.hasLastError = true;
    this.outcomes.set(id, { ok: false, code, limit });
  }

  #readAnswered(meaning: Meaning): void {
    if (meaning.kind !== 'cart') {
      return this.#readFailed(meaning.kind === 'refused' ? meaning.code : 'UNKNOWN');
    }
    if (this.readError) this.recoveries += 1;
    this.read = null;
    this.isOutcomeUnknown = false;
    this.#know(meaning.basket);
  }

  #know(basket: Basket): void {
    this.isKnown = true;
    this.confirmed = basket;
    this.told = basket;
    this.readError = null;
  }

  #readFailed(code: CartErrorCode): void {
    this.read = null;
    this.isOutcomeUnknown = false;
    this.isKnown = false;
    this.confirmed = nothing;
    this.readError = code;
  }

  /** The page becomes visible, or is restored from the back/forward cache. */
  attended(isRestored: boolean): void {
    if (this.isStarted || (this.isLoading && !isRestored)) return;
    this.events += 1;
    this.isLoading = true;
  }

  /** The page is left, or another visitor logs in. Responses to requests in flight are then ignored. */
  dropped(isUnknown: boolean): void {
    this.events += 1;
    this.sentChange = null;
    this.read = null;
    this.mustRead = false;
    this.isKnown = false;
    this.isOutcomeUnknown ||= isUnknown;
  }

  visitorChanged(): void {
    this.dropped(true);
    this.confirmed = nothing;
    this.told = nothing;
    this.readError = null;
    this.error = null;
    this.hasLastError = false;
  }

  errorAt(now: number) {
    return this.error && now < this.error.until ? this.error : null;
  }
}

/** Whether a change removes an entry whose removal can be undone (CART-23, CART-26). */
export function canBeUndone(shown: Basket, change: RequestedChange): boolean {
  const isUndoable = !('setPartnerProduct' in change || 'deleteSubscription' in change);
  const before = quantityIn(shown, change);
  return isUndoable && quantityAfter(change, before) === 0 && before > 0;
}
