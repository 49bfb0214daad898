/** What `fascia:error` says of a failure in the modules. Names of fields, never a visitor's data. */
export interface FasciaError {
  /** The exposed module or the feature, as `header` or `cart`. */
  module: string;
  /** What failed, such as `navigation`. */
  operation: string;
  /** Why, for an operator. */
  message: string;
}

/** The details of the `CustomEvent`s that the modules dispatch on `window`, by their names. No event is repeated. */
export interface FasciaEvents {
  /** By its name, which its element has as `data-flyout`, such as `cart`, `navigation` (the drawer) or a menu item's. */
  'fascia:flyout-open': { flyout: string };
  'fascia:flyout-close': { flyout: string };
  /** After each submit: `SUCCESS`, `ERROR_GENERIC` or `ERROR_INVALID_EMAIL`, as `onSubmitted` of the form gets it. */
  'fascia:newsletter-submitted': { result: string };
  /** The number of units in the cart. */
  'fascia:cart-changed': { count: number };
  /** Cancelable: a host that tells the visitor itself prevents the default. `quantity` as the service has it. */
  'fascia:cart-added': { productId: string; title: string; quantity: number };
  /** Cancelable: a host that shows the consent settings itself prevents the default. */
  'fascia:consent-settings': null;
  /** A failure in the modules, each told once. */
  'fascia:error': FasciaError;
}

/** The events that hosts dispatch on `window` for the modules. */
export interface HostEvents {
  /** Another visitor is using the page, which was not loaded anew: after a login or a logout. */
  'fascia:visitor-changed': Event;
}

type EventsByName = { [Name in keyof FasciaEvents]: CustomEvent<FasciaEvents[Name]> };

declare global {
  /** Types the events for listeners on `window`. */
  interface WindowEventMap extends EventsByName, HostEvents {}
}
