import * as v from 'valibot';
import { listOf, objectOf, optionalField } from '../../foundation/untrusted/parseAnswer.ts';
import { consents, salutations, topics, type CustomerData, type Topic } from './subscriber.ts';

/** The problem document of an address that the service refuses (F§7). */
export const invalidEmailSchema = v.object({ type: v.literal('urn:newsletter:email_invalid') });

const text = optionalField(v.string());

const person = {
  email: text,
  salutation: optionalField(v.picklist(salutations)),
  firstName: text,
  lastName: text,
  consents: optionalField(listOf(v.picklist(consents))),
};

/** Customer base data; any field may be missing (contract §3). */
export const customerSchema = v.pipe(
  objectOf(person),
  v.transform((data): CustomerData => ({ ...data, consents: data.consents ?? [] })),
);

/** Somebody on the newsletter's list. */
export interface Subscriber extends CustomerData {
  /** As `nl_status` (contract §3); undefined where the service does not say. */
  status?: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | undefined;
  topics: Topic[];
}

/** A subscriber's record; its answer is not specified, so every field may be missing. */
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
