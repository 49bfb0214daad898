import type { NewsletterRules } from '../../../foundation/shop/defineSite.ts';
import type { ParsedNewsletterSettings } from '../newsletterSettings.ts';
import type { Consent, CustomerData, Salutation } from '../subscriber.ts';
import { cleanEmail, cleanName } from './cleanValues.ts';

export interface SignUpValues {
  email: string;
  salutation: Salutation | '';
  firstName: string;
  lastName: string;
  consents: Consent[];
  /** The consent to commercial messages, which some sites require (NEWS-10). */
  legals: boolean;
}

export const emptyValues: SignUpValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: false,
};

/** Whether the e-mail address, salutation or a name is entered. If so, all fields are shown (NEWS-03). */
export function isFilled({ email, salutation, firstName, lastName }: SignUpValues): boolean {
  return [email, salutation, firstName, lastName].some((value) => value !== '');
}

/**
 * Fills the site's fields with the customer's data (NEWS-36), or empties them if there is no customer (NEWS-56).
 *
 * @param editedFields Names of the fields that the visitor has changed. They are not overwritten, even if empty.
 */
export function prefillValues(
  values: SignUpValues,
  customer: CustomerData | undefined,
  { fields }: NewsletterRules,
  editedFields: ReadonlySet<string>,
): SignUpValues {
  const names = (['email', ...fields] as const).filter((name) => !editedFields.has(name));
  return { ...values, ...Object.fromEntries(names.map((name) => [name, customer?.[name] ?? ''])) };
}

/** The values without consents, for use after a customer has left (NEWS-56). */
export const withoutConsents = (values: SignUpValues): SignUpValues => ({
  ...values,
  consents: [],
  legals: false,
});

/** The body of a sign-up (NEWS-20). */
export interface SignUpRequest extends CustomerData {
  email: string;
  origin: ParsedNewsletterSettings['origin'];
  originAddition: string;
}

/**
 * The request for the form's values. Empty fields and fields that the site does not show are `undefined` (NEWS-20).
 *
 * @param givenConsents Consents that the customer has already given. They are not sent again (NEWS-23).
 */
export function signUpRequest(
  values: SignUpValues,
  { fields, mandatoryConsent }: NewsletterRules,
  { origin, originAddition }: Pick<ParsedNewsletterSettings, 'origin' | 'originAddition'>,
  givenConsents: readonly string[],
): SignUpRequest {
  const consents = values.consents.filter((consent) => !givenConsents.includes(consent));
  if (mandatoryConsent && values.legals) consents.push('NEWSLETTER');
  const textOf = (name: 'firstName' | 'lastName') =>
    (fields.includes(name) && cleanName(values[name])) || undefined;
  return {
    email: cleanEmail(values.email),
    salutation: (fields.includes('salutation') && values.salutation) || undefined,
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    consents,
    origin,
    originAddition,
  };
}

/** Reads the values of the form's DOM elements, without empty ones. */
export function readFields({ elements }: HTMLFormElement): Partial<SignUpValues> {
  const field = (name: string) => elements.namedItem(name) as HTMLInputElement | null;
  const texts = (['email', 'salutation', 'firstName', 'lastName'] as const).flatMap((name) => {
    const value = field(name)?.value;
    return value ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(field('dne')?.checked && { consents: ['DNE'] }),
    ...(field('legals')?.checked && { legals: true }),
  };
}
