/** The details of `fascia:error`. They never contain personal data, only names of fields. */
export interface FasciaError {
  /** The exposed module or the feature, such as `header` or `cart`. */
  module: string;
  /** The operation that failed, such as `navigation`. */
  operation: string;
  /** The reason, for operators. */
  message: string;
}

/**
 * The details of each `CustomEvent` that the modules dispatch on `window`, by event name. A listener does not receive
 * events from before it was added.
 */
export interface FasciaEvents {
  /**
   * `flyout` is the element's `data-flyout`: for example `cart`, `navigation` (the drawer) or the name of a menu item.
   */
  'fascia:flyout-open': { flyout: string };
  'fascia:flyout-close': { flyout: string };
  /** Dispatched after each submit, with the same result that `onSubmitted` receives. */
  'fascia:newsletter-submitted': { result: string };
  /** The number of units in the cart. */
  'fascia:cart-changed': { count: number };
  /**
   * An article was added, and `quantity` is its quantity according to the service. Cancelable: a host that notifies the
   * visitor itself calls `preventDefault()`.
   */
  'fascia:cart-added': { productId: string; title: string; quantity: number };
  /** Cancelable: a host that shows the consent settings itself calls `preventDefault()`. */
  'fascia:consent-settings': null;
  /** A module failed. Each failure is reported once. */
  'fascia:error': FasciaError;
}

/** The events that hosts dispatch on `window` for the modules. */
export interface HostEvents {
  /** The visitor has logged in or out without a page load. */
  'fascia:visitor-changed': Event;
}

type EventsByName = { [Name in keyof FasciaEvents]: CustomEvent<FasciaEvents[Name]> };

declare global {
  interface WindowEventMap extends EventsByName, HostEvents {}
}
