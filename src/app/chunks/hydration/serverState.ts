import { navigationSlice, themeWorldsSlice } from '../../../features/navigation/navigationSlice.ts';
import type { LazyPart } from '../../../foundation/async/lazyPart.ts';
import type { State } from '../../store.ts';
import { promotions } from '../../../features/promotions/promotions.ts';

/** What servers read for every visitor, by its name in the store. */
const resources = { promotions, navigation: navigationSlice, themeWorlds: themeWorldsSlice };

/** Data of these resources, by key. */
export type ServerData = { [Name in keyof typeof resources]?: Record<string, unknown> };

/** Distinguishes a server's markup from markup that the browser, an extension or a page translator has altered. */
export interface MarkupSize {
  /** Number of elements. */
  elements: number;
  /** Number of characters in texts, without white space. */
  characters: number;
}

/** The state that a server leaves in the page for a module that it has rendered. */
export interface ServerState {
  /** The release that has rendered it. */
  version: string;
  /** Those it was rendered with. */
  settings: object;
  size: MarkupSize;
  data: ServerData;
}

/** What servers have rendered into the page. */
export interface RenderedPage {
  /** The store's state as they had it: modules hydrate with it, whatever has happened since. */
  state?: State;
  /** By module: resolves when it can be hydrated. */
  ready: Record<string, Promise<void>>;
}

/** What a module was rendered with, beside its data. */
export interface RenderedNeeds {
  /** Code and texts that hydration needs. */
  parts: readonly LazyPart<unknown>[];
  /** Code that servers render, without which hydration leaves a part of the markup as it is. */
  optionalParts?: readonly LazyPart<unknown>[];
  /** Optional code that servers render if they have read a promotion, for this module or for one around it. */
  promotionParts?: readonly LazyPart<unknown>[];
}

/** The actions with which a store takes data, and where they lead in it. */
export function receivedActions(data: ServerData) {
  return Object.entries(resources).flatMap(([name, { actions }]) =>
    Object.entries(data[name as keyof ServerData] ?? {}).map(([key, value]) => ({
      name: name as keyof ServerData,
      key,
      data: value,
      action: actions.received({ key, data: value as never }),
    })),
  );
}
