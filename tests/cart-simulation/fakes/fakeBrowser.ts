import type { FakeClock } from './fakeClock.ts';
import { createFakeCode } from './fakeCode.ts';
import { createFakeLocks } from './fakeLocks.ts';
import { createFakeNetwork } from './fakeNetwork.ts';
import type { Browser } from './fakePage.ts';
import { newBasket } from './fakeShop.ts';
import { createFakeStorage } from './fakeStorage.ts';

const TIMEOUT_MS = 15_000;

type NetworkEvents = Parameters<typeof createFakeNetwork>[2];
type PageEvents = Pick<Browser, 'started' | 'visitorNoticed' | 'skipped'>;

/** Callbacks for all events in the browser. */
export interface BrowserEvents extends NetworkEvents, PageEvents {
  /** A page could not load the code that reads and sends. */
  codeFailed(page: object): void;
}

export interface BrowserOptions {
  isCodeSlow?: boolean;
  hasLocks?: boolean;
}

/** Creates a browser without a page, connected to a shop with articles in the cart. */
export function createFakeBrowser(
  clock: FakeClock,
  events: BrowserEvents,
  { isCodeSlow = false, hasLocks = true }: BrowserOptions,
): Browser {
  const network = createFakeNetwork(clock, TIMEOUT_MS, events);
  network.basket = newBasket();
  const code = createFakeCode(events.codeFailed);
  code.isSlow = isCodeSlow;
  const locks = createFakeLocks(clock);
  locks.isSupported = hasLocks;
  return {
    clock,
    network,
    locks,
    storage: createFakeStorage(),
    visitor: 1,
    messages: [],
    open: new Set(),
    code,
    started: events.started,
    visitorNoticed: events.visitorNoticed,
    skipped: events.skipped,
  };
}
