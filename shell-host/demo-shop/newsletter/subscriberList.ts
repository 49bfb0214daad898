import type { Site } from '../sites.ts';
import type { SignUp, SubscriberUpdate } from './signUp.ts';

/**
 * Validity of a confirmation link. Unconfirmed data are deleted after that time. Turkish law requires this (NEWS-38),
 * but it applies to every site.
 */
const CONFIRMATION_MS = 14 * 86_400_000;

/** One e-mail address on the list. */
export interface Subscriber extends SignUp, Pick<SubscriberUpdate, 'topics'> {
  /** Identifies the subscriber in the confirmation link and in the subscriber routes. */
  token: string;
  site: Site;
  signedUpAt: number;
  status: 'WAITING_FOR_DOI' | 'SUBSCRIBED';
}

/** The newsletter's subscribers. A repeated sign-up of an unconfirmed address replaces its token. */
export class SubscriberList {
  #byEmail = new Map<string, Subscriber>();

  /** Adds an address. Returns `null` if it is already confirmed and needs no mail. */
  signUp(signUp: SignUp, site: Site, now: Date): Subscriber | null {
    const key = signUp.email.toLowerCase();
    if (this.#byEmail.get(key)?.status === 'SUBSCRIBED') return null;
    const subscriber: Subscriber = {
      ...signUp,
      token: crypto.randomUUID(),
      site,
      signedUpAt: now.getTime(),
      status: 'WAITING_FOR_DOI',
    };
    this.#byEmail.set(key, subscriber);
    return subscriber;
  }

  /**
   * Returns the subscriber of a token, `expired` if it was not confirmed in time, or `null` if the token is unknown.
   */
  find(token: string, now: Date): Subscriber | 'expired' | null {
    const found = [...this.#byEmail.values()].find((subscriber) => subscriber.token === token);
    if (!found) return null;
    return this.#isExpired(found, now) ? 'expired' : found;
  }

  /** Returns the newsletter status of an address (`nl_status`, FOOT-20). */
  statusOf(email: string, now: Date): 'NONE' | Subscriber['status'] {
    const found = this.#byEmail.get(email.toLowerCase());
    return !found || this.#isExpired(found, now) ? 'NONE' : found.status;
  }

  /** Changes a subscriber's data. */
  update(subscriber: Subscriber, change: Partial<Subscriber>): Subscriber {
    const updated = { ...subscriber, ...change };
    this.#byEmail.set(subscriber.email.toLowerCase(), updated);
    return updated;
  }

  #isExpired(subscriber: Subscriber, now: Date): boolean {
    const age = now.getTime() - subscriber.signedUpAt;
    return subscriber.status === 'WAITING_FOR_DOI' && age > CONFIRMATION_MS;
  }
}
