import { report } from '../../../foundation/browser/report.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import { isSame } from '../cart.ts';
import { keyOf } from '../cartChange.ts';
import type { CartEnvironment, CartStore } from '../cartEnvironment.ts';
import type { CartOutcome } from '../cartErrors.ts';
import { cartSlice, notDone } from '../cartSlice.ts';
import type { LoggedChange } from '../cartState.ts';
import { CartError, getCart, hasDiverged, putChange, type ChangeAnswer } from './cartApi.ts';

type Resolve = (outcome: CartOutcome) => void;

/** What the queue reports. `hasDiverged`: the service's cart may not be the one that this page knew. */
interface QueueEvents {
  onAnswer(hasDiverged: boolean): void;
  /** `isRecovery`: the read before had failed. */
  onRead(result: { hasDiverged: boolean; isRecovery: boolean }): void;
}

const { readStarted, readSucceeded, readUnchanged, readFailed } = cartSlice.actions;
const { changeSent, changeUnneeded, changeAnswered, changeFailed, changeWithdrawn } =
  cartSlice.actions;

/**
 * The one queue of a page: sends the changes of the log in order, one at a time, then reads the cart where it may
 * be out of date (CART-19). A read counts only if no change was started or settled since it was requested, because
 * a change that starts cancels it (CART-11).
 */
export function createCartQueue(
  { getState, dispatch }: CartStore,
  { send }: Pick<CartEnvironment, 'send'>,
  { onAnswer, onRead }: QueueEvents,
) {
  const cart = () => getState().cart;
  /** The request that is in flight and counts; the answer to any other is ignored. */
  let current: { kind: 'change' | 'read' } | null = null;
  let isSuspended = false;
  /** Counts up whenever the known cart may be out of date. */
  let revision = 1;
  /** The revision that the known cart answers. */
  let knownRevision = 0;
  const pendingChanges = new Map<number, { key: string; resolve: Resolve }>();
  let pendingReloads: Resolve[] = [];

  /** Starts the next request, if one is needed and none is in flight. */
  function proceed(): void {
    if (isSuspended || current?.kind === 'change') return;
    const [first] = cart().log;
    if (first) void sendChange(first);
    else refetchIfStale();
  }

  function refetchIfStale(): void {
    const isStale = knownRevision < revision || cart().isOutcomeUnknown;
    if ((isStale || pendingReloads.length > 0) && !current) void read();
  }

  function invalidate(): void {
    revision += 1;
  }

  /**
   * Resolves a settled change, and the earlier ones of its entry that it replaced before they were sent.
   *
   * @param inFlight The id of a change that was sent, and so was not replaced.
   */
  function settle(id: number, key: string, outcome: CartOutcome, inFlight?: number): void {
    for (const [earlier, pending] of pendingChanges) {
      if (pending.key !== key || earlier > id || earlier === inFlight) continue;
      pendingChanges.delete(earlier);
      pending.resolve(earlier === id ? outcome : { ok: true });
    }
  }

  function settleReloads(outcome: CartOutcome): void {
    const reloads = pendingReloads;
    pendingReloads = [];
    for (const resolve of reloads) resolve(outcome);
  }

  function applyAnswer(id: number, answer: ChangeAnswer): CartOutcome {
    if (answer.kind === 'unneeded') {
      dispatch(changeUnneeded(id));
      return { ok: true };
    }
    if (answer.kind === 'taken') {
      const { cart: taken, added, error } = answer;
      dispatch(changeAnswered({ id, cart: taken, added, error }));
      return error ? { ok: false, ...error } : { ok: true };
    }
    const { code, limit } = answer.error ?? notDone;
    dispatch(changeFailed({ id, code, limit, isLost: answer.kind === 'lost' }));
    return { ok: false, code, limit };
  }

  async function sendChange({ id, change }: LoggedChange): Promise<void> {
    const request = { kind: 'change' } as const;
    current = request;
    const sentRevision = revision;
    dispatch(changeSent(id));
    const { answer, problem } = await putChange(send, change);
    if (problem) report({ module: 'cart', operation: 'change', message: problem });
    if (current !== request) return;
    current = null;
    const diverged = hasDiverged(answer, change, cart());
    if (answer.kind === 'taken') knownRevision = Math.max(knownRevision, sentRevision);
    else if (diverged || cart().readError) invalidate();
    settle(id, keyOf(change), applyAnswer(id, answer));
    onAnswer(diverged);
    proceed();
  }

  async function read(): Promise<void> {
    const request = { kind: 'read' } as const;
    current = request;
    const requestedRevision = revision;
    dispatch(readStarted());
    const forceReload = pendingReloads.length > 0 || cart().isOutcomeUnknown;
    const operation = { module: 'cart', operation: 'read' };
    const answer = await reportedRead(operation, () => getCart(send, forceReload)).catch(
      (error: unknown) => (error instanceof CartError ? error.code : 'UNKNOWN'),
    );
    if (current !== request) return;
    current = null;
    knownRevision = requestedRevision;
    if (typeof answer === 'string') {
      dispatch(readFailed(answer));
      settleReloads({ ok: false, code: answer, limit: null });
    } else {
      const { confirmed, readError } = cart();
      dispatch(answer ? readSucceeded(answer) : readUnchanged());
      settleReloads({ ok: true });
      const hasDiverged = answer !== null && !isSame(answer, confirmed);
      onRead({ hasDiverged, isRecovery: answer !== null && readError !== null });
    }
    proceed();
  }

  /** Ignores the answers to all requests in flight. */
  function dropPending(): void {
    current = null;
    for (const { resolve } of pendingChanges.values()) resolve(notDone);
    pendingChanges.clear();
    settleReloads(notDone);
  }

  return {
    /** Starts with a read, also where changes wait. */
    start(): void {
      refetchIfStale();
      proceed();
    },
    proceed,
    invalidate,
    dropPending,
    /** Waits for the logged change `id` of the entry `key`. */
    enqueue(id: number, key: string): Promise<CartOutcome> {
      const isPending = cart().log.some((it) => it.id >= id && keyOf(it.change) === key);
      if (!isPending) return Promise.resolve(notDone);
      const outcome = new Promise<CartOutcome>((resolve) =>
        pendingChanges.set(id, { key, resolve }),
      );
      proceed();
      return outcome;
    },
    /** Withdraws a change that was not sent. */
    withdraw({ id, change }: LoggedChange): void {
      const inFlight = cart().log.find(({ isSent }) => isSent)?.id;
      dispatch(changeWithdrawn(id));
      settle(id, keyOf(change), { ok: true }, inFlight);
      proceed();
    },
    reload(): Promise<CartOutcome> {
      // The answer to a read that is in flight may be older than this request.
      if (current?.kind === 'read') current = null;
      const outcome = new Promise<CartOutcome>((resolve) => pendingReloads.push(resolve));
      proceed();
      return outcome;
    },
    /** Drops what is pending, and starts no request until `resume`. */
    suspend(): void {
      isSuspended = true;
      dropPending();
    },
    resume(): void {
      isSuspended = false;
    },
  };
}
