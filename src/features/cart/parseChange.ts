import type { RequestedChange } from './cartChange.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
/** The kinds of changes: keys of the request body, and names of the actions for hosts. */
export type ChangeName = KeysOf<RequestedChange>;
/** The argument of the action with that name. */
export type ChangeArguments<Name extends ChangeName> = Omit<
  Extract<RequestedChange, { [Key in Name]: unknown }>[Name],
  'atLeast'
>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const id = (value: unknown) => text(value) || undefined;
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const units = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : undefined);
const quantity = (value: unknown) => (Number(value) >= 0 ? units(value) : undefined);

const parsers: Record<ChangeName, Record<string, (value: unknown) => unknown>> = {
  setArticle: { productId: id, tcm: text, quantity },
  addArticle: { productId: id, tcm: text, quantity: units },
  setFreeArticle: { productId: id, campaignId: text, remove: flag },
  setGiftCard: { productId: id, tcm: text, set: flag },
  setPartnerProduct: { partnerProductId: id, set: flag },
  deleteSubscription: { subscriptionId: id },
};

/**
 * Parses the argument of a host's action and drops unknown keys. Returns `null` if a key is missing or invalid, such as
 * a quantity that is not an integer. Never throws.
 */
export function parseChange(name: ChangeName, given: unknown): RequestedChange | null {
  const fields: Record<string, unknown> = {};
  for (const [key, parse] of Object.entries(parsers[name])) {
    const value = parse((given as Record<string, unknown> | null | undefined)?.[key]);
    if (value === undefined) return null;
    fields[key] = value;
  }
  return { [name]: fields } as RequestedChange;
}

/** Parses the body of a change's request (CART-13). Returns `null` if it is not a valid change. Never throws. */
export function parseChangeBody(body: unknown): RequestedChange | null {
  const [[name, given] = ['', null], ...others] = Object.entries(body ?? {});
  return Object.hasOwn(parsers, name) && others.length === 0
    ? parseChange(name as ChangeName, given)
    : null;
}
