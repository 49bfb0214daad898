/** How a subscriber is addressed, in the order of the list (NEWS-07). */
export const salutations = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
export type Salutation = (typeof salutations)[number];

/** `DNE` is the consent to personalised offers, `NEWSLETTER` the mandatory one that some sites ask for (NEWS-23). */
export const consents = ['DNE', 'NEWSLETTER'] as const;
export type Consent = (typeof consents)[number];

/** Whether the visitor has subscribed to the newsletter, or still has to confirm it (FOOT-20). */
export const newsletterStatuses = ['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** What the service knows about a person; unknown fields are undefined. */
export interface CustomerData {
  email?: string | undefined;
  salutation?: Salutation | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  consents: Consent[];
}
