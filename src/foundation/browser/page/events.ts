/** What `fascia:error` reports about. */
export interface Operation {
  /** The exposed module or the feature, such as `header` or `cart`. */
  module: string;
  /** The operation that failed, such as `navigation`. */
  operation: string;
}

/** The detail of `fascia:error` (HOST-22). Never contains personal data: it names fields but no values. */
export interface FasciaError extends Operation {
  /** The reason, for operators. */
  message: string;
}

/** The `CustomEvent`s that fascia dispatches on `window`, and their details (HOST-21). */
export interface FasciaEvents {
  /**
   * `flyout` is the value of the flyout's `data-flyout`, such as `cart`, `navigation` (the drawer) or a menu item's
   * name.
   */
  'fascia:flyout-open': { flyout: string };
  'fascia:flyout-close': { flyout: string };
  /**
   * Dispatched after each submit. `result` is `SUCCESS`, `ERROR_GENERIC` or `ERROR_INVALID_EMAIL`, as in the form's
   * `onSubmitted`.
   */
  'fascia:newsletter-submitted': { result: string };
  /** The number of units in the cart. */
  'fascia:cart-changed': { count: number };
  /**
   * Cancelable: a host that shows its own confirmation prevents the default (CART-111). `quantity` is the service's
   * value.
   */
  'fascia:cart-added': { productId: string; title: string; quantity: number };
  /** Cancelable: a host that shows the consent settings itself prevents the default (FOOT-33). */
  'fascia:consent-settings': null;
  /** A failure in a module. Each failure is reported once. */
  'fascia:error': FasciaError;
}

/** The events that hosts dispatch on `window`. */
export interface HostEvents {
  /** The visitor changed without a page load, after a login or logout (HOST-53). */
  'fascia:visitor-changed': Event;
}

/** Dispatches an event. Does nothing on a server. */
export function emit<Name extends keyof FasciaEvents>(
  name: Name,
  detail: FasciaEvents[Name],
): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
}

type EventsByName = { [Name in keyof FasciaEvents]: CustomEvent<FasciaEvents[Name]> };

declare global {
  /** Types the event details for listeners on `window`. */
  interface WindowEventMap extends EventsByName, HostEvents {}
}
