import type { Consent, CustomerData, PersonField, Salutation } from './subscriber.ts';
import type { NewsletterSite } from './newsletterSites.ts';

/** What stands in the form (F§3). */
export interface SignUpValues {
  email: string;
  salutation: Salutation | '';
  firstName: string;
  lastName: string;
  consents: Consent[];
  /** Turkey's legal consent. */
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

/** Whether anything was entered: then all fields are shown (F§4). */
export function isFilled({ email, salutation, firstName, lastName }: SignUpValues): boolean {
  return [email, salutation, firstName, lastName].some((value) => value !== '');
}

/**
 * The form with a customer's data in the fields that a site shows and that are still empty.
 *
 * @param edited Names of fields that the visitor has changed: also those that were emptied stay as they are.
 */
export function prefilled(
  values: SignUpValues,
  { email, salutation, firstName, lastName }: CustomerData,
  { fields }: NewsletterSite,
  edited: ReadonlySet<string>,
): SignUpValues {
  const known = <T extends string>(field: 'email' | PersonField, text: T | undefined) => {
    const isAsked = field === 'email' || fields.includes(field);
    return isAsked && !edited.has(field) ? (text ?? '') : '';
  };
  return {
    ...values,
    email: values.email || known('email', email),
    salutation: values.salutation || known('salutation', salutation),
    firstName: values.firstName || known('firstName', firstName),
    lastName: values.lastName || known('lastName', lastName),
  };
}
