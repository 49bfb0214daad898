/** The salutations, in the order of the list (NEWS-07). */
export const salutations = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
export type Salutation = (typeof salutations)[number];

/** `DNE` is the consent to personalised offers. `NEWSLETTER` is the consent that some sites require (NEWS-23). */
export const consents = ['DNE', 'NEWSLETTER'] as const;
export type Consent = (typeof consents)[number];

/** The visitor's subscription (FOOT-20). `WAITING_FOR_DOI` means that it is not confirmed yet. */
export const newsletterStatuses = ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** A person's data from the service. Unknown fields are `undefined`. */
export interface CustomerData {
  email?: string | undefined;
  salutation?: Salutation | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  consents: Consent[];
}
