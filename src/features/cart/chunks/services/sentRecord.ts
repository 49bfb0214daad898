import * as v from 'valibot';
import { randomId } from '../../../../foundation/browser/storage/randomId.ts';
import { storageKeys } from '../../../../foundation/browser/storage/names.ts';
import { isAddition, keyOf } from '../../cartChange.ts';
import type { CartEnvironment } from '../../cartEnvironment.ts';
import type { LoggedChange } from '../../cartState.ts';

/** Maximum age of an entry in `wishes`. Longer than any earlier change of the same cart entry can wait. */
const WISH_MS = 300_000;

const wishSchema = v.object({ at: v.number(), setAt: v.number() });
const recordSchema = v.object({
  /** Identifies the last change that was sent. */
  id: v.optional(v.string()),
  /** Whether the response to that change is pending. */
  isOpen: v.boolean(),
  /**
   * The visitor's latest wishes by the key of a cart entry: the time of the last change (`at`) and the time at which
   * its quantity was last set (`setAt`).
   */
  wishes: v.optional(v.record(v.string(), wishSchema), {}),
});
type StoredRecord = v.InferOutput<typeof recordSchema>;

/**
 * The record of sent changes that the tabs of an origin share in local storage (CART-72, CART-75). It shows whether
 * another tab has sent a change since this tab received its cart.
 */
export function createSentRecord({ storage, clock }: Pick<CartEnvironment, 'storage' | 'clock'>) {
  const key = storageKeys.cartTurn;
  const stamp = () => JSON.stringify(storage.read(key)) ?? '';
  /** The record when this tab received its cart, or `null` if its cart is not known to be up to date. */
  let known: string | null = null;
  /** The record that this tab wrote with its last change. */
  let open: string | null = null;
  /** Equals `open` if this tab's cart was up to date when it sent the change. Otherwise `null`. */
  let sending: string | null = null;
  /** This tab has neither sent nor read anything. */
  let isUntouched = true;

  function read(): StoredRecord | undefined {
    const parsed = v.safeParse(recordSchema, storage.read(key));
    return parsed.success ? parsed.output : undefined;
  }

  function write(record: StoredRecord): void {
    // Other tabs must not rely on a record that lacks this change.
    if (!storage.write(key, record)) storage.remove(key);
  }

  const isKnown = () => known !== null && known === stamp();

  /** The wishes that have not expired. */
  function wishes(): StoredRecord['wishes'] {
    const now = clock.now();
    const all = Object.entries(read()?.wishes ?? {});
    return Object.fromEntries(all.filter(([, { at }]) => at <= now && now - at < WISH_MS));
  }

  return {
    isKnown,
    /** Whether the confirmed cart is up to date, apart from this tab's own change in flight. */
    isKnownWhileSending: () => isKnown() || (sending !== null && sending === stamp()),
    /**
     * Call when this tab's turn ends. If the record is open, the cart is no longer known to be up to date, because
     * other tabs can send now.
     */
    endTurn(): void {
      if (known !== null && (read()?.isOpen ?? true)) known = null;
    },
    /** Call when a read starts. */
    beginRead(isOurTurn: boolean, waiting: readonly LoggedChange[]) {
      const isFirst = isUntouched && waiting.length === 0;
      isUntouched = false;
      if (stamp() === '') write({ id: randomId(), isOpen: false, wishes: {} });
      const before = stamp();
      const isUsable = isOurTurn || read()?.isOpen === false;
      return {
        /**
         * Whether a prefetched response with this note (`earlyCartNote`) is up to date, because no tab has sent a
         * change since (HK-131). Only for the page's first request, and only if no change is waiting.
         */
        isAsNoted: (note: string | undefined) =>
          isFirst && note === before && read()?.isOpen === false,
        /** Whether the response will contain the current cart. */
        isEnough: () => isUsable && before === stamp(),
        succeed: () => void (known = isUsable ? before : null),
      };
    },
    noteSending({ change, at, replaces }: LoggedChange): void {
      isUntouched = false;
      const wasKnown = isKnown() || sending === stamp();
      const all = wishes();
      const { at: last = 0, setAt = 0 } = all[keyOf(change)] ?? {};
      const isSet = !isAddition(change) && !replaces;
      const wish = { at: Math.max(last, at), setAt: isSet ? Math.max(setAt, at) : setAt };
      write({ id: randomId(), isOpen: true, wishes: { ...all, [keyOf(change)]: wish } });
      known = null;
      open = stamp();
      sending = wasKnown ? open : null;
    },
    /**
     * Call when the last change has received its response.
     *
     * @param isCartKnown Whether the response contains the current cart.
     */
    noteAnswer(isCartKnown: boolean): void {
      const record = read();
      const isLast = record !== undefined && open === stamp();
      if (isLast) write({ ...record, isOpen: false });
      known = isLast && isCartKnown ? stamp() : null;
      sending = null;
    },
    /** Whether the visitor has made a later change of the same entry in another tab (CART-75). */
    isSuperseded({ change, at }: LoggedChange): boolean {
      const wish = wishes()[keyOf(change)];
      return !!wish && (isAddition(change) ? wish.setAt : wish.at) > at;
    },
    /** Call when the visitor has changed. */
    forget(): void {
      isUntouched = false;
      known = null;
      sending = null;
      write({ id: randomId(), isOpen: true, wishes: {} });
    },
  };
}

export type SentRecord = ReturnType<typeof createSentRecord>;
