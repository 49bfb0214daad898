import * as v from 'valibot';

/** Most characters (F§5). */
const EMAIL_MAX_LENGTH = 256;
const NAME_MAX_LENGTH = 40;

const salutation = v.picklist(['MR', 'MRS', 'COMPANY', 'DIVERS']);
const consents = v.array(v.picklist(['DNE', 'NEWSLETTER']));

/** The body of a sign-up (F§3); whether the address and the names are good is judged apart. */
export const signUpSchema = v.strictObject({
  email: v.string(),
  salutation: v.optional(salutation),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  consents,
  origin: v.picklist(['NEWSLETTER', 'SHOPPING_CART']),
  originAddition: v.optional(v.string(), ''),
});

/** One sign-up. */
export type SignUp = v.InferOutput<typeof signUpSchema>;

/** What a subscriber may change (F§7 names the call, not its fields; the topics are those of F§3). */
export const updateSchema = v.strictObject({
  salutation: v.optional(salutation),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  consents: v.optional(consents),
  topics: v.optional(
    v.array(
      v.picklist([
        'WOMEN_FASHION',
        'MEN_FASHION',
        'SPORT',
        'LIVING_FURNITURE',
        'HOBBY',
        'KIDS',
        'KITCHEN',
        'SLEEPING',
        'DISCOUNTS',
        'COFFEE',
        'MOBILE',
        'STORE',
        'AROMA_CARD',
      ]),
    ),
  ),
});

/** One change of a subscriber. */
export type SubscriberUpdate = v.InferOutput<typeof updateSchema>;

/**
 * Whether the shop takes an address. The reserved top-level domain `invalid` stands for the addresses that
 * look right and that no mail reaches.
 */
export function isValidEmail(email: string): boolean {
  return (
    email.length <= EMAIL_MAX_LENGTH &&
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) &&
    !email.toLowerCase().endsWith('.invalid')
  );
}

/** Whether the shop takes a name: letters, digits, a few marks, and nothing like an address (F§5, contract §4). */
export function isValidName(name: string): boolean {
  return (
    [...name].length <= NAME_MAX_LENGTH &&
    /^[\p{L}\p{M}\p{Nd} +&'`´,()/.-]*$/u.test(name) &&
    !/:\/\/|www\.[\p{L}\p{Nd}]/iu.test(name)
  );
}
