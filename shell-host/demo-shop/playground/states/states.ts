import type { Visitor } from '../../pages/account/visitor.ts';
import type { RouteName } from '../../routing/routes.ts';
import { retailer } from '../../retailer.ts';
import { defaultSite, type Site } from '../../sites.ts';
import type { Fault } from '../../wireTypes.ts';
import carts from './carts.json' with { type: 'json' };
import groups from './states.json' with { type: 'json' };

/** One act of a visitor on the element that `toSelector` finds: a click, a typed text, scrolling to it, or focusing it. */
export type Step =
  | readonly ['click' | 'see' | 'focus', target: string]
  | readonly ['type', target: string, text: string];

/** A state of a module, a control or a banner. What it does not name is as for a new visitor. */
export interface State {
  /** Unique, in the address. */
  id: string;
  title: string;
  /** What is not to be expected, or else would surprise. */
  hint?: string;
  /** What the page shows between header and footer: a module, or a control of `fascia/ui`. */
  stage?: string;
  /** By default the shop's first. */
  site?: Site;
  /** Settings by their query parameters. */
  settings?: Readonly<Record<string, string>>;
  /** Query parameters that the modules read. */
  query?: Readonly<Record<string, string>>;
  visitor?: Partial<Visitor>;
  cart?: keyof typeof carts;
  faults?: Partial<Record<RouteName, Fault>>;
  /** The moment that staff preview, `YYYY-MM-DDTHH:mm:00`. */
  preview?: string;
  /** By what they are for: their names are the shop's. */
  cookies?: Readonly<Partial<Record<keyof typeof retailer.cookies, string>>>;
  /** What was searched for in this browser, the latest first. */
  searches?: readonly string[];
  userAgent?: string;
  /** What the browser prefers. */
  languages?: readonly string[];
  /** The window's width in px for which the state is meant. */
  width?: number;
  /** What a visitor does to reach the state. */
  steps?: readonly Step[];
  /** What is visible then, as for `toSelector`. */
  shows: readonly string[];
  /** What is not visible then. */
  hides?: readonly string[];
}

/** States that belong together. */
export interface StateGroup {
  title: string;
  states: readonly State[];
}

/** The carts by the names that states use, in the format of `PUT /demo/cart`. */
export const sampleCarts: Readonly<Record<string, object>> = carts;

/** All states (HOST-105). Tests hold the JSON against the modules and the demo shop. */
export const stateGroups = groups as unknown as readonly StateGroup[];

export const allStates = stateGroups.flatMap(({ states }) => states);

/** The selector of a target: a plain word is a part of the modules, anything else is a selector. */
export function toSelector(target: string): string {
  return /^[\w-]+$/.test(target) ? `[data-part="${target}"]` : target;
}

/** The address of a state. It names the site, which else would be the one that was shown before. */
export function stateAddress({ id, site = defaultSite, query }: State): string {
  return `/playground?${new URLSearchParams({ state: id, site, ...query })}`;
}
