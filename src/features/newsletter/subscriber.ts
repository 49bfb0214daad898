/** How a subscriber is addressed, in the order of the list (F§3). */
export const salutations = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
export type Salutation = (typeof salutations)[number];

/** DNE: personalised offers. NEWSLETTER: the legal consent of Turkey's `legals` (F§3). */
export const consents = ['DNE', 'NEWSLETTER'] as const;
export type Consent = (typeof consents)[number];

/** What a subscriber may be interested in (F§3); the last one is the loyalty card's. */
export const topics = [
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
] as const;
export type Topic = (typeof topics)[number];

/** What is asked of a person beside the address. */
export const personFields = ['salutation', 'firstName', 'lastName'] as const;
export type PersonField = (typeof personFields)[number];

/** What the form is filled with, and what a subscriber's record holds; what is unknown is left out. */
export interface CustomerData {
  email?: string | undefined;
  salutation?: Salutation | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  consents: Consent[];
}
