import type { CartChange } from './cartChange.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
/** What a change is called in the call and at the door. */
export type ChangeName = KeysOf<CartChange>;
/** What a host gives with one of the changes (contract §1). */
export type ChangeRequest<Name extends ChangeName> = Extract<
  CartChange,
  { [Key in Name]: unknown }
>[Name];

const text = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : undefined;
const id = (given: unknown) => text(given) || undefined;
const flag = (given: unknown) => (typeof given === 'boolean' ? given : undefined);
const quantity = (given: unknown) =>
  Number.isSafeInteger(given) && Number(given) >= 0 ? Number(given) : undefined;

const readers: Record<ChangeName, Record<string, (given: unknown) => unknown>> = {
  setArticle: { productId: id, tcm: text, quantity },
  setFreeArticle: { productId: id, campaignId: id, remove: flag },
  setGiftCard: { productId: id, tcm: text, set: flag },
  setPartnerProduct: { partnerProductId: id, set: flag },
  deleteSubscription: { subscriptionId: id },
};

/**
 * A change as a host asks for it: known keys are picked. Null where one is missing or of no use, as a
 * quantity that is no whole number. Never throws: hosts write JavaScript too.
 */
export function readChange(name: ChangeName, given: unknown): CartChange | null {
  const facts: Record<string, unknown> = {};
  for (const [key, read] of Object.entries(readers[name])) {
    const value = read((given as Record<string, unknown> | null | undefined)?.[key]);
    if (value === undefined) return null;
    facts[key] = value;
  }
  return { [name]: facts } as CartChange;
}

/** A change as it is sent (H§7), from where it cannot be trusted. Null for what is none. Never throws. */
export function readSentChange(body: unknown): CartChange | null {
  const [[name, given] = ['', null], ...others] = Object.entries(body ?? {});
  return Object.hasOwn(readers, name) && others.length === 0
    ? readChange(name as ChangeName, given)
    : null;
}
