import { report } from '../../../foundation/browser/report.ts';
import { isSame } from '../cart.ts';
import { keyOf, type CartChange } from '../cartChange.ts';
import type { CartAccess, CartEnvironment, CartStore, QueueEvents } from '../cartEnvironment.ts';
import type { CartOutcome } from '../cartErrors.ts';
import { cartSlice } from '../cartSlice.ts';
import type { LoggedChange } from '../cartState.ts';
import { applyAnswer } from './applyAnswer.ts';
import { hasDiverged, putChange } from './cartApi.ts';
import { createEndings } from './endings.ts';
import { createPendingOutcomes } from './pendingOutcomes.ts';
import { needsCart, prepareChange, type PreparedChange } from './preparedChange.ts';
import { readCart } from './readCart.ts';
import { createSendTurn } from './sendTurn.ts';
import type { SentRecord } from './sentRecord.ts';
import { createLeavingWait } from './whileLeaving.ts';

type Request = { kind: 'change' } | { kind: 'read'; isEnough: () => boolean };

const { readStarted, readSucceeded, readUnchanged, readFailed, readDropped, changeSent } =
  cartSlice.actions;

/**
 * The one queue of a page: sends the changes of the log in order, one at a time, each when it is this window's turn,
 * then reads the cart where it may be out of date (CART-19, CART-72). A read counts only if no change was started or
 * settled since it was requested, because a change that starts cancels it (CART-11).
 */
export function createCartQueue(
  { getState, dispatch }: CartStore,
  environment: Pick<CartEnvironment, 'send' | 'clock' | 'requestTurn' | 'isLeaving'>,
  record: SentRecord,
  isSameVisitor: CartAccess['isSameVisitor'],
  { onAnswer, onRead }: QueueEvents,
) {
  const cart = () => getState().cart;
  /** The request that is in flight and counts; the answer to any other is ignored. */
  let current: Request | null = null;
  let isSuspended = false;
  /** Counts up whenever the known cart may be out of date. */
  let revision = 1;
  /** The revision that the known cart answers. */
  let knownRevision = 0;
  const outcomes = createPendingOutcomes();
  const leaving = createLeavingWait(environment);
  const turn = createSendTurn(environment, { onGranted: proceed, onEnd: record.endTurn });
  const endings = createEndings({ getState, dispatch }, outcomes, turn);
  /** Starts the next request, if one is needed and none is in flight. */
  function proceed(): void {
    if (isSuspended || current?.kind === 'change' || !isSameVisitor()) return;
    const [first] = cart().log;
    if (first && turn.take()) sendFirst(first);
    if (first) return;
    turn.end();
    refetchIfStale();
  }

  function refetchIfStale(): void {
    const isStale = knownRevision < revision || cart().isOutcomeUnknown;
    if ((isStale || outcomes.hasReloads()) && !current) void read();
  }

  const invalidate = () => void (revision += 1);

  /** Whether this window knows the cart as the service last told it to any window (CART-73). */
  const knowsCart = () =>
    record.isKnown() && knownRevision >= revision && cart().isKnown && !cart().isOutcomeUnknown;

  /** It is this window's turn: sends the first change of the log, after a read where it depends on the cart. */
  function sendFirst(first: LoggedChange): void {
    if (record.isSuperseded(first)) {
      invalidate();
      return skip(first);
    }
    if (!needsCart(first)) return void sendChange(first, { change: first.change as CartChange });
    if (knowsCart()) {
      const prepared = prepareChange(cart().confirmed, first);
      if (prepared) return void sendChange(first, prepared);
      if (prepared === null) return skip(first);
      endings.failFirst('UNKNOWN', first);
      proceed();
    } else if (current?.kind !== 'read' || !current.isEnough()) void read();
  }

  function skip(logged: LoggedChange): void {
    endings.skip(logged);
    proceed();
  }

  async function sendChange(
    logged: LoggedChange,
    { change, replaces }: PreparedChange,
  ): Promise<void> {
    const request = { kind: 'change' } as const;
    const sentRevision = revision;
    const wasKnown = record.isKnown();
    current = request;
    record.noteSending(logged);
    dispatch(changeSent({ id: logged.id, change, replaces }));
    const { answer, problem } = await putChange(environment.send, change);
    if (answer.kind === 'lost' && leaving.isLeaving()) await leaving.untilItStays();
    if (problem) report({ module: 'cart', operation: 'change', message: problem });
    if (current !== request || !isSameVisitor()) return;
    current = null;
    if (answer.kind !== 'lost') record.noteAnswer(answer.kind === 'taken');
    // To a window that may not know the cart, a 304 does not say what another one believes.
    const isUnclear = answer.kind === 'unneeded' && !wasKnown;
    const diverged = isUnclear || hasDiverged(answer, change, cart());
    if (answer.kind === 'taken') knownRevision = Math.max(knownRevision, sentRevision);
    else if (diverged || cart().readError) invalidate();
    outcomes.settle(logged, applyAnswer(dispatch, logged.id, answer), cart().log);
    turn.end();
    onAnswer(diverged);
    proceed();
  }

  async function read(): Promise<void> {
    const { isEnough, succeed, isAsNoted } = record.beginRead(turn.isGranted());
    const request = { kind: 'read', isEnough } as const;
    current = request;
    const requestedRevision = revision;
    dispatch(readStarted());
    const forceReload = outcomes.hasReloads() || cart().isOutcomeUnknown;
    const mayBeEarly = cart().log.length === 0 ? isAsNoted : undefined;
    const answer = await readCart(environment.send, forceReload, mayBeEarly);
    const isCancelled = typeof answer === 'string' && leaving.isLeaving();
    if (isCancelled) await leaving.untilItStays();
    if (current !== request || !isSameVisitor()) return;
    current = null;
    if (isCancelled) {
      invalidate();
      return proceed();
    }
    const [first] = cart().log;
    // While changes wait, a read that fails leaves the cart as it is: it is read again after them.
    if (typeof answer !== 'string' || !first) knownRevision = requestedRevision;
    if (typeof answer === 'string') {
      dispatch(first ? readDropped() : readFailed(answer));
      outcomes.settleReloads({ ok: false, code: answer, limit: null });
      endings.failFirst(answer, first);
    } else {
      const { confirmed, readError } = cart();
      dispatch(answer ? readSucceeded(answer) : readUnchanged());
      outcomes.settleReloads({ ok: true });
      if (cart().isKnown) succeed();
      else endings.failFirst('UNKNOWN', first);
      const isOther = answer !== null && !isSame(answer, confirmed);
      onRead({ hasDiverged: isOther, isRecovery: answer !== null && readError !== null });
    }
    proceed();
  }

  /** Ignores the answers to all requests in flight. */
  function dropPending(): void {
    current = null;
    outcomes.drop();
    turn.end();
  }

  return {
    stay: leaving.stay,
    /** Starts with a read, also where changes wait. */
    start(): void {
      refetchIfStale();
      proceed();
    },
    proceed,
    invalidate,
    /** The visitor is another one: nothing that is known or pending counts. */
    reset(): void {
      dropPending();
      record.forget();
      invalidate();
    },
    /** Waits for the logged change `id` of the entry `key`. */
    enqueue(id: number, key: string): Promise<CartOutcome> {
      const isPending = cart().log.some((it) => it.id >= id && keyOf(it.change) === key);
      if (!isPending) return Promise.resolve(outcomes.ofSettled(id, key));
      const outcome = outcomes.ofChange(id, key);
      proceed();
      return outcome;
    },
    /** Withdraws a change that was not sent. */
    withdraw(logged: LoggedChange): void {
      endings.withdraw(logged);
      proceed();
    },
    reload(): Promise<CartOutcome> {
      const mayRead = isSameVisitor() && !isSuspended && current?.kind !== 'change';
      const outcome = outcomes.ofReload();
      // The answer to a read that is in flight may be older than this request.
      if (mayRead) void read();
      return outcome;
    },
    /** Drops what is pending, and starts no request until `resume`. */
    suspend(): void {
      isSuspended = true;
      dropPending();
    },
    resume: () => void (isSuspended = false),
  };
}
