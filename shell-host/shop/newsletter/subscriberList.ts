import type { Site } from '../sites.ts';
import type { SignUp, SubscriberUpdate } from './signUp.ts';

/** So long a confirmation link works; unconfirmed data are deleted after it (F§9, TR; here everywhere). */
const CONFIRMATION_MS = 14 * 86_400_000;

/** One address on the list. */
export interface Subscriber extends SignUp, Pick<SubscriberUpdate, 'topics'> {
  /** What the confirmation link and the subscriber calls name. */
  token: string;
  site: Site;
  signedUpAt: number;
  status: 'WAITING_FOR_DOI' | 'SUBSCRIBED';
}

/** The newsletter's list. A token that was replaced by a newer sign-up is unknown from then on. */
export class SubscriberList {
  #byEmail = new Map<string, Subscriber>();

  /** Puts an address on the list; null if it is confirmed already, and nothing has to be done. */
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

  /** The subscriber of a token: `expired` where it waited too long, null where the token is unknown. */
  find(token: string, now: Date): Subscriber | 'expired' | null {
    const found = [...this.#byEmail.values()].find((subscriber) => subscriber.token === token);
    if (!found) return null;
    return this.#isExpired(found, now) ? 'expired' : found;
  }

  /** The newsletter status of an address (`nl_status`, F§3). */
  statusOf(email: string, now: Date): 'NONE' | Subscriber['status'] {
    const found = this.#byEmail.get(email.toLowerCase());
    return !found || this.#isExpired(found, now) ? 'NONE' : found.status;
  }

  /** Changes what is kept of a subscriber. */
  update(subscriber: Subscriber, change: Partial<Subscriber>): Subscriber {
    const next = { ...subscriber, ...change };
    this.#byEmail.set(subscriber.email.toLowerCase(), next);
    return next;
  }

  #isExpired(subscriber: Subscriber, now: Date): boolean {
    const age = now.getTime() - subscriber.signedUpAt;
    return subscriber.status === 'WAITING_FOR_DOI' && age > CONFIRMATION_MS;
  }
}
