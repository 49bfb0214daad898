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

/** Maximum age of changes that are restored. Equals the maximum duration of the requests that send them. */
const RESTORABLE_MS = 15_000;

/** Merges two changes of an entry. The service may have applied the first one already. */
function joined(first: LoggedChange, second: LoggedChange): LoggedChange {
  const { replaces } = first;
  return {
    ...second,
    replaces: replaces && second.replaces ? [...replaces, ...second.replaces] : undefined,
  };
}

/**
 * The pending changes that a page hands over when it is left (CART-75). An addition becomes an absolute quantity only
 * if the cart is up to date. Otherwise it is handed over unchanged, and so is a change that an earlier page may have
 * sent. Drops changes that the visitor has overridden in another tab.
 *
 * @param isOld Whether the cart may have been changed on another device (CART-142).
 */
export function changesToLeave(
  { confirmed, log, isOutcomeUnknown, isKnown: isRead }: CartState,
  record: SentRecord,
  isOld: boolean,
): LoggedChange[] {
  const isCartKnown = isRead && !isOld && !isOutcomeUnknown && record.isKnownWhileSending();
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
 * Returns the changes that another page of the tab has handed over, and removes them from storage (CART-21). Skips
 * changes that are too old, invalid or from another visitor (CART-81).
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
