/** The detail of `fascia:error` (HOST-22). Never personal data: name fields, not values. */
export interface FasciaError {
  /** The exposed module or the feature, as `header` or `cart`. */
  module: string;
  /** What failed, such as `navigation`. */
  operation: string;
  /** Why, for an operator. */
  message: string;
}

/** The `CustomEvent`s that fascia dispatches on `window`, with their details (HOST-21). */
export interface FasciaEvents {
  /** By its name, which its element has as `data-flyout`, such as `cart`, `navigation` (the drawer) or a menu item's. */
  'fascia:flyout-open': { flyout: string };
  'fascia:flyout-close': { flyout: string };
  /** After each submit: `SUCCESS`, `ERROR_GENERIC` or `ERROR_INVALID_EMAIL`, as `onSubmitted` of the form gets it. */
  'fascia:newsletter-submitted': { result: string };
  /** The number of units in the cart. */
  'fascia:cart-changed': { count: number };
  /** Cancelable: a host that tells the visitor itself prevents the default (CART-111). `quantity` as the service has it. */
  'fascia:cart-added': { productId: string; title: string; quantity: number };
  /** Cancelable: a host that shows the consent settings itself prevents the default (FOOT-33). */
  'fascia:consent-settings': null;
  /** A failure in the modules, each told once. */
  'fascia:error': FasciaError;
}

/** The events that hosts dispatch on `window` for fascia. */
export interface HostEvents {
  /** Another visitor is using the page, which was not loaded anew: after a login or a logout (HOST-53). */
  'fascia:visitor-changed': Event;
}

/** Dispatches one of fascia's events; does nothing on a server. */
export function emit<Name extends keyof FasciaEvents>(
  name: Name,
  detail: FasciaEvents[Name],
): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
}

type EventsByName = { [Name in keyof FasciaEvents]: CustomEvent<FasciaEvents[Name]> };

declare global {
  /** Types the details for listeners on `window`. */
  interface WindowEventMap extends EventsByName, HostEvents {}
}
