/** What `fascia:error` tells (contract §2). Never personal data: name places, not values. */
export interface FasciaError {
  /** The exposed module or the feature, as `header` or `cart`. */
  module: string;
  /** What was being done, as `navigation`. */
  operation: string;
  /** Why it failed, for an operator. */
  message: string;
}

/** What fascia tells the page, as `CustomEvent`s on `window` (contract §2). */
export interface FasciaEvents {
  'fascia:flyout-open': { flyout: string };
  'fascia:flyout-close': { flyout: string };
  'fascia:newsletter-submitted': { result: string };
  'fascia:cart-changed': { count: number };
  'fascia:error': FasciaError;
}

/** Dispatches one of fascia's events; on a server there is nobody to tell. */
export function emit<Name extends keyof FasciaEvents>(
  name: Name,
  detail: FasciaEvents[Name],
): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
}

type EventsByName = { [Name in keyof FasciaEvents]: CustomEvent<FasciaEvents[Name]> };

declare global {
  /** Whoever listens on `window` has the details typed. */
  interface WindowEventMap extends EventsByName {}
}
