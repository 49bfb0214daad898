import * as v from 'valibot';
import { tabStorageKeys } from '../../../../foundation/browser/storage/names.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import {
  absoluteOf,
  applyChange,
  isAddition,
  keyOf,
  unitsOf,
  type RequestedChange,
} from '../../cartChange.ts';
import type { CartEnvironment } from '../../cartEnvironment.ts';
import type { CartState, LoggedChange } from '../../cartState.ts';
import type { LeftChange } from '../../crossPageRules.ts';
import { parseChangeBody } from '../../parseChange.ts';
import { count } from './cartSchema.ts';
import { isQuantityUnknown } from './preparedChange.ts';
import type { SentRecord } from './sentRecord.ts';

/** How long handed-off changes are restored: as long as their own requests could have taken. */
const RESTORABLE_MS = 15_000;

/** Two changes of an article that are left one after the other, as one; the first may have been made already. */
function joined(first: LoggedChange, second: LoggedChange): LoggedChange {
  const { replaces } = first;
  return {
    ...second,
    replaces: replaces && second.replaces ? [...replaces, ...second.replaces] : undefined,
  };
}

/**
 * The unanswered changes of a page that is left. What an addition makes of the cart is only known while no other
 * window has sent anything; otherwise it is left to the next page as it is, which is also what becomes of a change
 * that an earlier page may have made (CART-75). What the visitor has changed later in another window is dropped.
 *
 * @param isOld The cart may have been changed on another device (CART-142).
 */
export function changesToLeave(
  { confirmed, log, isOutcomeUnknown, isKnown: isTold }: CartState,
  record: SentRecord,
  isOld: boolean,
): LoggedChange[] {
  const isCartKnown = isTold && !isOld && !isOutcomeUnknown && record.isKnownWhileSending();
  const left: LoggedChange[] = [];
  let cart = confirmed;
  for (const logged of log) {
    if (!logged.isSent && record.isSuperseded(logged)) continue;
    const isKnown = isCartKnown && !isQuantityUnknown(cart, logged);
    const wanted = absoluteOf(cart, logged.change);
    const units = 'setArticle' in wanted ? unitsOf(cart, wanted.setArticle) : 0;
    cart = applyChange(cart, wanted);
    const isRestored = !logged.isSent && logged.replaces !== undefined;
    if (isRestored && isKnown && !logged.replaces?.includes(units)) continue;
    const change = isKnown ? wanted : logged.change;
    const replaces = isKnown && isAddition(logged.change) ? [units] : logged.replaces;
    const next = { ...logged, change, replaces, isSent: logged.isSent || (isRestored && !isKnown) };
    const last = isAddition(change)
      ? -1
      : left.findIndex((it) => !isAddition(it.change) && keyOf(it.change) === keyOf(change));
    const earlier = left[last];
    if (earlier) left.splice(last, 1, joined(earlier, next));
    else left.push(next);
  }
  return left;
}

const leastSchema = v.object({ addArticle: v.object({ atLeast: count }) });

function parseLeft(left: unknown): RequestedChange | null {
  const change = parseChangeBody(left);
  if (!change || !isAddition(change)) return change;
  const least = v.safeParse(leastSchema, left);
  const { atLeast } = least.success ? least.output.addArticle : { atLeast: 0 };
  return { addArticle: { ...change.addArticle, atLeast } };
}

const leftSchema: v.GenericSchema<unknown, LeftChange> = v.object({
  at: v.number(),
  replaces: v.optional(v.array(v.number())),
  change: v.pipe(
    v.unknown(),
    v.transform(parseLeft),
    v.custom<RequestedChange>((change) => change !== null),
  ),
});
const handOffSchema = v.object({
  at: v.number(),
  visitor: v.string(),
  changes: v.array(v.fallback(v.nullable(leftSchema), null)),
});

/**
 * The changes that the previous page of the tab handed off, once (CART-21); none that are too old or invalid, or that
 * another visitor has left (CART-81).
 */
export function takeHandedOff(
  site: Site,
  { tabStorage, clock, visitorId }: CartEnvironment,
): LeftChange[] {
  const key = tabStorageKeys.leftCart(site);
  const stored = v.safeParse(handOffSchema, tabStorage.read(key));
  tabStorage.remove(key);
  if (!stored.success || stored.output.visitor !== visitorId()) return [];
  const age = clock.now() - stored.output.at;
  if (!(age >= 0 && age < RESTORABLE_MS)) return [];
  return stored.output.changes.filter((left) => left !== null);
}
