import type { Consent, CustomerData, Salutation } from './subscriber.ts';
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

/** The form with a customer's data in the fields that a site shows and that are still empty. */
export function prefilled(
  values: SignUpValues,
  { email, salutation, firstName, lastName }: CustomerData,
  { fields }: NewsletterSite,
): SignUpValues {
  const shown = <T extends string>(
    field: NewsletterSite['fields'][number],
    known: T | undefined,
  ) => (fields.includes(field) ? known : undefined);
  return {
    ...values,
    email: values.email || (email ?? ''),
    salutation: values.salutation || (shown('salutation', salutation) ?? ''),
    firstName: values.firstName || (shown('firstName', firstName) ?? ''),
    lastName: values.lastName || (shown('lastName', lastName) ?? ''),
  };
}
