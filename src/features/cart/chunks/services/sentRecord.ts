import * as v from 'valibot';
import { storageKeys } from '../../../../foundation/browser/storage/names.ts';
import { isAddition, keyOf } from '../../cartChange.ts';
import type { CartEnvironment } from '../../cartEnvironment.ts';
import type { LoggedChange } from '../../cartState.ts';
import { newRecordId } from '../../earlyCartNote.ts';

/** How long it is known when the visitor changed an entry: longer than any older change of it can wait. */
const WISH_MS = 300_000;

const wishSchema = v.object({ at: v.number(), setAt: v.number() });
const recordSchema = v.object({
  /** Identifies what was sent last. */
  id: v.optional(v.string()),
  /** It has not been answered. */
  isOpen: v.boolean(),
  /** When the visitor last changed an entry, and last set it to a quantity, by the key of its changes. */
  wishes: v.optional(v.record(v.string(), wishSchema), {}),
});
type StoredRecord = v.InferOutput<typeof recordSchema>;

/**
 * What the windows of an origin know of each other's changes, in local storage (CART-72, CART-75). It says whether
 * the cart that this window knows is the last one that the service has told any of them.
 */
export function createSentRecord({ storage, clock }: Pick<CartEnvironment, 'storage' | 'clock'>) {
  const key = storageKeys.cartTurn;
  const stamp = () => JSON.stringify(storage.read(key)) ?? '';
  /** The record to which the known cart belongs; null if that is none. */
  let known: string | null = null;
  /** The record that this window wrote when it sent last. */
  let open: string | null = null;
  /** The same, if it knew the cart then. */
  let sending: string | null = null;
  /** This window has neither sent nor read anything. */
  let isUntouched = true;

  function read(): StoredRecord | undefined {
    const parsed = v.safeParse(recordSchema, storage.read(key));
    return parsed.success ? parsed.output : undefined;
  }

  function write(record: StoredRecord): void {
    // Others must not rely on a record that says nothing of this change.
    if (!storage.write(key, record)) storage.remove(key);
  }

  const isKnown = () => known !== null && known === stamp();

  /** The wishes that are not too old. */
  function wishes(): StoredRecord['wishes'] {
    const now = clock.now();
    const all = Object.entries(read()?.wishes ?? {});
    return Object.fromEntries(all.filter(([, { at }]) => at <= now && now - at < WISH_MS));
  }

  return {
    isKnown,
    /** Whether the cart with this window's unanswered changes is what it will be, as far as any window can say. */
    isKnownWhileSending: () => isKnown() || (sending !== null && sending === stamp()),
    /** The turn ends: what was only known because no other window could send is not known any more. */
    endTurn(): void {
      if (known !== null && (read()?.isOpen ?? true)) known = null;
    },
    /** A read begins. */
    beginRead(isOurTurn: boolean, waiting: readonly LoggedChange[]) {
      const isFirst = isUntouched && waiting.length === 0;
      isUntouched = false;
      if (stamp() === '') write({ id: newRecordId(), isOpen: false, wishes: {} });
      const before = stamp();
      const isUsable = isOurTurn || read()?.isOpen === false;
      return {
        /**
         * Whether a read that was asked earlier says the same (HK-131): no window has sent anything since it was noted, as
         * `earlyCartNote` does. Only for this page's first request, with no change waiting.
         */
        isAsNoted: (note: string | undefined) =>
          isFirst && note === before && read()?.isOpen === false,
        /** Whether the answer will say what the cart contains now. */
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
      write({ id: newRecordId(), isOpen: true, wishes: { ...all, [keyOf(change)]: wish } });
      known = null;
      open = stamp();
      sending = wasKnown ? open : null;
    },
    /** What was sent is answered. `isCartKnown`: with the cart as it is now. */
    noteAnswer(isCartKnown: boolean): void {
      const record = read();
      const isLast = record !== undefined && open === stamp();
      if (isLast) write({ ...record, isOpen: false });
      known = isLast && isCartKnown ? stamp() : null;
      sending = null;
    },
    /** Whether the visitor has changed the entry of a change later, in another window (CART-75). */
    isSuperseded({ change, at }: LoggedChange): boolean {
      const wish = wishes()[keyOf(change)];
      return !!wish && (isAddition(change) ? wish.setAt : wish.at) > at;
    },
    /** The visitor is another one. */
    forget(): void {
      isUntouched = false;
      known = null;
      sending = null;
      write({ id: newRecordId(), isOpen: true, wishes: {} });
    },
  };
}

export type SentRecord = ReturnType<typeof createSentRecord>;
