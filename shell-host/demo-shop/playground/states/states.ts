import type { Visitor } from '../../pages/account/visitor.ts';
import type { RouteName } from '../../routing/routes.ts';
import { retailer } from '../../retailer.ts';
import { defaultSite, type Site } from '../../sites.ts';
import type { Fault } from '../../wireTypes.ts';
import carts from './carts.json' with { type: 'json' };
import groups from './states.json' with { type: 'json' };

/** An action of a visitor on the element that `toSelector` finds: click, type, scroll to, or focus. */
export type Step =
  | readonly ['click' | 'see' | 'focus', target: string]
  | readonly ['type', target: string, text: string];

/** A state of a module, a control or a banner. Values that are not set have the defaults of a new visitor. */
export interface State {
  /** Unique. Part of the address. */
  id: string;
  title: string;
  /** A note about surprising or missing behaviour. */
  hint?: string;
  /** The module or control of `fascia/ui` between header and footer. */
  stage?: string;
  /** Default: the shop's first site. */
  site?: Site;
  /** Settings by their query parameters. */
  settings?: Readonly<Record<string, string>>;
  /** Query parameters that modules read. */
  query?: Readonly<Record<string, string>>;
  visitor?: Partial<Visitor>;
  cart?: keyof typeof carts;
  faults?: Partial<Record<RouteName, Fault>>;
  /** The time of the staff preview, `YYYY-MM-DDTHH:mm:00`. */
  preview?: string;
  /** Cookies by purpose, because each shop has its own names. */
  cookies?: Readonly<Partial<Record<keyof typeof retailer.cookies, string>>>;
  /** Recent searches in this browser, latest first. */
  searches?: readonly string[];
  userAgent?: string;
  /** Preferences of the browser. */
  languages?: readonly string[];
  /** Width of the window in px for which the state is intended. */
  width?: number;
  /** Actions of a visitor that lead to the state. */
  steps?: readonly Step[];
  /** Elements that are visible in this state, as for `toSelector`. */
  shows: readonly string[];
  /** Elements that are not visible in this state. */
  hides?: readonly string[];
}

/** States that belong together. */
export interface StateGroup {
  title: string;
  states: readonly State[];
}

/** Carts by the names that states use, in the format of `PUT /demo/cart`. */
export const sampleCarts: Readonly<Record<string, object>> = carts;

/** All states (HOST-104). Tests compare the JSON with the modules and the demo shop. */
export const stateGroups = groups as unknown as readonly StateGroup[];

export const allStates = stateGroups.flatMap(({ states }) => states);

/** Returns the selector of a target: a single word is a part of a module, anything else is a selector. */
export function toSelector(target: string): string {
  return /^[\w-]+$/.test(target) ? `[data-part="${target}"]` : target;
}

/**
 * Returns the address of a state. It contains the site, because the page would otherwise use the site of the previous
 * page.
 */
export function stateAddress({ id, site = defaultSite, query }: State): string {
  return `/playground?${new URLSearchParams({ state: id, site, ...query })}`;
}
