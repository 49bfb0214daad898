import * as v from 'valibot';
import { listOf, objectOf, optionalField } from '../../../foundation/untrusted/parseAnswer.ts';
import { optionalString } from '../../../foundation/untrusted/schemaAtoms.ts';
import { consents, salutations, type CustomerData } from '../subscriber.ts';

/** The problem document of an e-mail address that the service refuses (NEWS-30). */
export const invalidEmailSchema = v.object({ type: v.literal('urn:newsletter:email_invalid') });

const person = {
  email: optionalString,
  salutation: optionalField(v.picklist(salutations)),
  firstName: optionalString,
  lastName: optionalString,
  consents: optionalField(listOf(v.picklist(consents))),
};

/** The data of a logged-in customer; any field may be missing (NEWS-36). */
export const customerSchema = v.pipe(
  objectOf(person),
  v.transform((data): CustomerData => ({ ...data, consents: data.consents ?? [] })),
);

/** What a subscriber may be interested in (NEWS-45). */
const topics = [
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

/** A person who has signed up, whether confirmed or not. */
export interface Subscriber extends CustomerData {
  /** Undefined where the service does not say. */
  status?: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | undefined;
  topics: Topic[];
}

/** A subscriber's record. Its shape is not specified, so every field may be missing. */
export const subscriberSchema = v.pipe(
  objectOf({
    ...person,
    status: optionalField(v.picklist(['WAITING_FOR_DOI', 'SUBSCRIBED'])),
    topics: optionalField(listOf(v.picklist(topics))),
  }),
  v.transform((data): Subscriber => ({
    ...data,
    consents: data.consents ?? [],
    topics: data.topics ?? [],
  })),
);
