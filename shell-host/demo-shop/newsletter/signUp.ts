import * as v from 'valibot';
import { retailer } from '../retailer.ts';
import { siteOf, type Site } from '../sites.ts';
import type { Topics } from '../wireTypes.ts';
import topics from './topics.json' with { type: 'json' };

/** Maximum lengths in characters (NEWS-13, NEWS-15). */
const EMAIL_MAX_LENGTH = 256;
const NAME_MAX_LENGTH = 40;

const person = {
  salutation: v.optional(v.picklist(['MR', 'MRS', 'COMPANY', 'DIVERS'])),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
};
const consents = v.array(v.picklist(['DNE', 'NEWSLETTER']));

/**
 * The body of a sign-up (NEWS-20). Address and names are validated separately, because their errors differ.
 */
export const signUpSchema = v.strictObject({
  email: v.string(),
  ...person,
  consents,
  origin: v.picklist(['NEWSLETTER', 'SHOPPING_CART']),
  originAddition: v.optional(v.string(), ''),
});

/** One sign-up. */
export type SignUp = v.InferOutput<typeof signUpSchema>;

/** The body of a subscriber's update. NEWS-45 lists the topics. */
export const updateSchema = v.strictObject({
  ...person,
  consents: v.optional(consents),
  topics: v.optional(v.array(v.picklist([...topics, retailer.serviceFields.cardTopic] as Topics))),
});

/** One update of a subscriber. */
export type SubscriberUpdate = v.InferOutput<typeof updateSchema>;

/**
 * Whether the shop accepts an e-mail address. The reserved top-level domain `invalid` simulates addresses that seem
 * valid but cannot receive mail.
 */
export function isValidEmail(email: string): boolean {
  return (
    email.length <= EMAIL_MAX_LENGTH &&
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) &&
    !email.toLowerCase().endsWith('.invalid')
  );
}

/**
 * Whether the shop accepts a name: letters, digits, some punctuation, and nothing that resembles a URL (NEWS-15).
 */
export function isValidName(name: string): boolean {
  return (
    [...name].length <= NAME_MAX_LENGTH &&
    /^[\p{L}\p{M}\p{Nd} +&'`´,()/.-]*$/u.test(name) &&
    !/:\/\/|www\.[\p{L}\p{Nd}]/iu.test(name)
  );
}

/**
 * Returns the first required field of a site that a sign-up lacks (NEWS-17), or `null`. Without the
 * optional header that names the site, no field is required.
 */
export function findMissingField(site: Site | null, signUp: SignUp): string | null {
  if (!site) return null;
  const { required, mandatoryConsent } = siteOf(site).newsletter;
  const missing = (['salutation', 'firstName', 'lastName'] as const).find(
    (name) => required.includes(name) && !signUp[name],
  );
  if (missing) return missing;
  return mandatoryConsent && !signUp.consents.includes('NEWSLETTER') ? 'consents' : null;
}
