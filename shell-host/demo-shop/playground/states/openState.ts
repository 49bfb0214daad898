import { retailer } from '../../retailer.ts';
import { demoApi } from '../shop/demoApi.ts';
import { setOpenedState } from './openedState.ts';
import { allStates, sampleCarts, stateAddress, type State } from './states.ts';

/** Cookies that modules or staff set. The shop's own cookies depend on its visitor. */
const CLEARED_COOKIES = ['preview', 'nativeApp', 'appMarker', 'affiliate', 'layout'] as const;

function setUpBrowser({ id, cookies, searches, userAgent, languages }: State): void {
  for (const storage of [localStorage, sessionStorage]) {
    const ours = Object.keys(storage).filter((key) => key.startsWith('fascia.'));
    for (const key of ours) storage.removeItem(key);
  }
  if (searches) {
    const site = new URLSearchParams(window.location.search).get('site') ?? '';
    const entries = searches.map((query) => [query, Date.now()]);
    localStorage.setItem(`fascia.recentSearches.${site}`, JSON.stringify(entries));
  }
  for (const name of CLEARED_COOKIES) {
    const value = cookies?.[name] ?? '; Max-Age=0';
    document.cookie = `${retailer.cookies[name]}=${value}; Path=/; SameSite=Lax`;
  }
  document.cookie = `PlaygroundState=${id}; Path=/; SameSite=Lax`;
  if (userAgent) Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  if (languages) Object.defineProperty(navigator, 'languages', { value: languages });
}

/** Sets faults last, because they would affect the other calls. */
async function setUpShop({ visitor, cart = 'empty', preview, faults = {} }: State): Promise<void> {
  await demoApi.deleteFaults();
  const isStaff = preview !== undefined;
  await demoApi.putVisitor({ kind: 'LOGGED_OUT', newsletter: 'NONE', staff: isStaff, ...visitor });
  await demoApi.putCart(sampleCarts[cart] ?? {});
  if (preview) await demoApi.startPreview(preview);
  for (const [route, fault] of Object.entries(faults)) await demoApi.putFault(route, fault);
}

/**
 * Adds missing parameters of the state's address. Keeps existing ones, so that a state can be opened on another site.
 */
function completeAddress(state: State): void {
  const { search, pathname } = window.location;
  const complete = new URLSearchParams(stateAddress(state).split('?')[1]);
  for (const [name, value] of new URLSearchParams(search)) complete.set(name, value);
  window.history.replaceState(window.history.state, '', `${pathname}?${complete}`);
}

/**
 * Applies the state in the page's address to the browser and the shop and replaces any previous state (HOST-104). Must
 * finish before a module sends a request. Never rejects.
 */
export async function openState(id: string): Promise<void> {
  const state = allStates.find((each) => each.id === id);
  if (!state) return;
  completeAddress(state);
  try {
    setUpBrowser(state);
    await setUpShop(state);
    setOpenedState({ state, isComplete: true });
  } catch {
    setOpenedState({ state, isComplete: false });
  }
}

/** Ends all faults, logs the visitor out and empties the cart. @throws {Error} If the shop does not respond. */
export async function endState(): Promise<void> {
  const none: State = { id: '', title: '', shows: [] };
  await setUpShop(none);
  setUpBrowser(none);
}
