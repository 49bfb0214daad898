import { report } from '../../../../foundation/browser/page/report.ts';
import { isSame } from '../../cart.ts';
import type { CartChange } from '../../cartChange.ts';
import type { CartEnvironment, StoreAccess } from '../../cartEnvironment.ts';
import type { CartErrorCode } from '../../cartErrors.ts';
import { cartSlice } from '../../cartSlice.ts';
import type { LoggedChange } from '../../cartState.ts';
import { hasDiverged, putChange, readCart, type ChangeAnswer, type ReadResult } from './cartApi.ts';
import { needsCart, prepareChange, type PreparedChange } from './preparedChange.ts';
import { requestTurn, type Turn } from './sendTurn.ts';
import type { SentRecord } from './sentRecord.ts';
import { refusal, settlingAction, unneeded } from './settlingAction.ts';

const { changeSent, readDropped, readFailed, readStarted, readSucceeded, readUnchanged } =
  cartSlice.actions;

/**
 * The states of the queue (CART-19, CART-72):
 *
 *     idle ─► waitingForTurn ─► sending ─► idle
 *                    └─► recovering ─┘
 *
 * Each change has its own turn. A read may be in flight in any state except `sending` and `away`.
 */
type QueueState =
  /** No change is waiting. */
  | { name: 'idle' }
  /** Another tab may be sending. */
  | { name: 'waitingForTurn'; turn: Turn }
  /** It is this tab's turn, but the change depends on the cart, which may be out of date and is read first. */
  | { name: 'recovering'; turn: Turn }
  /** The first change of the log is in flight. */
  | { name: 'sending'; turn: Turn }
  /** The page is hidden. Nothing is sent or read. */
  | { name: 'away' };

/** `mayRepeat`: the visitor returned or the network recovered during the read. If the read fails, it is repeated once. */
type Read = ReturnType<SentRecord['beginRead']> & { revision: number; mayRepeat?: boolean };

/** Called after a response has been stored in the state. */
export interface QueueObserver {
  /** @param hasDiverged Whether the service's cart may differ from the one that this page knew. */
  onAnswer(hasDiverged: boolean): void;
  /** `isRecovery`: the previous read failed. */
  onRead(result: { hasDiverged: boolean; isRecovery: boolean }): void;
}

/**
 * The queue of a page: sends the changes of the log in order, one at a time, and reads the cart when the known one may
 * be out of date. The result of a read is ignored if a change was sent or settled after its request (CART-08).
 *
 * @param handle Checks the visitor, then calls the handler of an event.
 */
export function createCartQueue(
  { getState, dispatch }: StoreAccess,
  environment: Pick<CartEnvironment, 'send' | 'clock' | 'requestLock' | 'maxAgeMs'>,
  record: SentRecord,
  handle: (handler: () => void) => void,
  { onAnswer, onRead }: QueueObserver,
) {
  const cart = () => getState().cart;
  const { now } = environment.clock;
  let state: QueueState = { name: 'idle' };
  /** The pending read. The responses to earlier ones are ignored. */
  let read: Read | undefined;
  /** The next read bypasses every cache. */
  let isReloadRequested = false;
  /** Incremented when the known cart may be out of date. */
  let revision = 1;
  /** The revision of the known cart. */
  let knownRevision = 0;
  /** When the known cart was received, ms since 1970. */
  let knownAt = 0;

  const invalidate = () => void (revision += 1);

  /** Takes the next step, if any. */
  function advance(): void {
    if (state.name === 'sending' || state.name === 'away') return;
    const [first] = cart().log;
    if (!first) return rest();
    if (state.name === 'idle') {
      state = { name: 'waitingForTurn', turn: requestTurn(environment, () => handle(advance)) };
    }
    if (state.turn.isGranted) useTurn(first, state.turn);
  }

  function rest(): void {
    endTurn();
    const isStale = knownRevision < revision || cart().isOutcomeUnknown;
    if ((isStale || isReloadRequested) && !read) void startRead();
  }

  function endTurn(): void {
    record.endTurn();
    if (!('turn' in state)) return;
    const { turn } = state;
    state = { name: 'idle' };
    turn.end();
  }

  function noteKnown(known: number): void {
    knownRevision = known;
    knownAt = now();
  }

  /** Whether another device may have changed the cart since it was received (CART-142). */
  function isOld(): boolean {
    const age = now() - knownAt;
    return !(age >= 0 && age < environment.maxAgeMs); // The age is unknown if the clock was set back.
  }

  /** Whether this tab's cart is up to date, judging by the record that the tabs of the origin share (CART-72). */
  const knowsCart = () =>
    record.isKnown() &&
    knownRevision >= revision &&
    !isOld() &&
    cart().isKnown &&
    !cart().isOutcomeUnknown;

  /** Called when this tab has the turn. Sends the change. If the change depends on the cart, reads the cart first. */
  function useTurn(first: LoggedChange, turn: Turn): void {
    if (record.isSuperseded(first)) {
      invalidate();
      settle(first.id, unneeded);
      advance();
    } else if (!needsCart(first)) void send(first, { change: first.change as CartChange }, turn);
    else if (knowsCart()) {
      const prepared = prepareChange(cart().confirmed, first);
      if (prepared) return void send(first, prepared, turn);
      settle(first.id, prepared === null ? unneeded : refusal('UNKNOWN'));
      advance();
    } else {
      state = { name: 'recovering', turn };
      if (!read?.isEnough()) void startRead();
    }
  }

  /** Removes a change from the log. Ends the turn first, because a listener of the store may make the next change. */
  function settle(id: number, answer: ChangeAnswer): void {
    endTurn();
    dispatch(settlingAction(id, answer, now()));
  }

  async function send(
    logged: LoggedChange,
    { change, replaces }: PreparedChange,
    turn: Turn,
  ): Promise<void> {
    const { id } = logged;
    const sending = { name: 'sending', turn } as const;
    const sentRevision = revision;
    const wasKnown = record.isKnown();
    state = sending;
    read = undefined;
    record.noteSending(logged);
    dispatch(changeSent({ id, change, replaces }));
    const { answer, problem } = await putChange(environment.send, change);
    if (problem) report({ module: 'cart', operation: 'change', message: problem });
    handle(() => {
      if (state !== sending) return;
      if (answer.kind !== 'lost') record.noteAnswer(answer.kind === 'taken');
      // If this tab's cart may be out of date, a 304 does not show whether the carts of other tabs are up to date.
      const isUnclear = answer.kind === 'unneeded' && !wasKnown;
      const isOther = isUnclear || hasDiverged(answer, change, cart());
      if (answer.kind === 'taken') noteKnown(Math.max(knownRevision, sentRevision));
      else if (isOther || cart().readError) invalidate();
      settle(id, answer);
      onAnswer(isOther);
      advance();
    });
  }

  async function startRead(): Promise<void> {
    const own: Read = { ...record.beginRead(state.name === 'recovering', cart().log), revision };
    read = own;
    dispatch(readStarted());
    const isForced = isReloadRequested || cart().isOutcomeUnknown;
    const result = await readCart(environment.send, isForced, own.isAsNoted);
    handle(() => {
      if (read !== own) return;
      read = undefined;
      finishRead(own, result);
      advance();
    });
  }

  function finishRead(own: Read, result: ReadResult): void {
    const [first] = cart().log;
    isReloadRequested = false;
    if (result.kind === 'failed') {
      // If changes are waiting, the cart still counts as out of date. It is read again after they have been sent.
      if (!first && !own.mayRepeat) knownRevision = own.revision;
      dispatch(first ? readDropped(result.code) : readFailed(result.code));
      failRecovery(result.code);
      return;
    }
    noteKnown(own.revision);
    const { confirmed, readError } = cart();
    const isOther = result.kind === 'cart' && !isSame(result.cart, confirmed);
    const isRecovery = result.kind === 'cart' && readError !== null;
    dispatch(
      result.kind === 'cart' ? readSucceeded({ cart: result.cart, at: now() }) : readUnchanged(),
    );
    if (cart().isKnown) own.succeed();
    else failRecovery('UNKNOWN');
    onRead({ hasDiverged: isOther, isRecovery });
  }

  /** Called if the cart cannot be read. Rejects the first change of the log if it depends on the cart (CART-74). */
  function failRecovery(code: CartErrorCode): void {
    const [first] = cart().log;
    if (state.name === 'recovering' && first) settle(first.id, refusal(code));
  }

  /** Ignores the responses to all requests in flight. */
  function drop(): void {
    read = undefined;
    isReloadRequested = false;
    endTurn();
  }

  return {
    advance,
    invalidate,
    isOld,
    /** Call when the visitor returns. Reads the cart again if it is old or the last read failed. */
    refresh(): void {
      const { readError, isReading, log } = cart();
      if (read) read.mayRepeat = true;
      if (!isReading && (readError || (isOld() && log.length === 0))) invalidate();
      advance();
    },
    /** Starts with a read, even if changes wait. */
    start(): void {
      void startRead();
      advance();
    },
    reload(): void {
      isReloadRequested = true;
      // Starts a new read, because the response to a read in flight may be older than this request.
      if (state.name !== 'sending' && state.name !== 'away') void startRead();
    },
    /** Call when the visitor has changed. Discards cached and pending state. */
    reset(): void {
      drop();
      record.forget();
      invalidate();
    },
    suspend(): void {
      drop();
      state = { name: 'away' };
    },
    resume(): void {
      state = { name: 'idle' };
      invalidate();
    },
  };
}
