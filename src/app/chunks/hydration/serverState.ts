import { navigationSlice, themeWorldsSlice } from '../../../features/navigation/navigationSlice.ts';
import type { LazyPart } from '../../../foundation/async/lazyPart.ts';
import type { State } from '../../store.ts';
import { promotions } from '../../../features/promotions/promotions.ts';

/** The resources that servers read for every visitor, by their names in the store. */
const resources = { promotions, navigation: navigationSlice, themeWorlds: themeWorldsSlice };

/** Data of these resources, by key. */
export type ServerData = { [Name in keyof typeof resources]?: Record<string, unknown> };

/** Used to detect markup that the browser, an extension or a page translator has changed. */
export interface MarkupSize {
  /** Number of elements. */
  elements: number;
  /** Number of characters in texts, without white space. */
  characters: number;
}

/** The state that a server writes into the page for a module that it has rendered. */
export interface ServerState {
  /** The release that rendered the module. */
  version: string;
  /** The settings that the module was rendered with. */
  settings: object;
  size: MarkupSize;
  data: ServerData;
}

/** The state of everything that servers have rendered into the page. */
export interface RenderedPage {
  /** The store's state during rendering on the server. Modules hydrate with it, regardless of later changes. */
  state?: State;
  /** By module: resolves when the module can be hydrated. */
  ready: Record<string, Promise<void>>;
}

/** What the hydration of a module needs in addition to its data. */
export interface RenderedNeeds {
  /** Required code and texts. */
  parts: readonly LazyPart<unknown>[];
  /** Optional code that servers render. Without it, hydration leaves a part of the markup unchanged. */
  optionalParts?: readonly LazyPart<unknown>[];
  /** Like `optionalParts`, but only if a server has read a promotion for this module or a module that contains it. */
  promotionParts?: readonly LazyPart<unknown>[];
}

/** Returns the actions that add the data to the store, with the resource and key of each action. */
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
