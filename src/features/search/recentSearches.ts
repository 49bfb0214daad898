import { features } from '#shop/sites.ts';
import { storageKeys } from '../../foundation/browser/storage/names.ts';
import { perPage } from '../../foundation/browser/page/perPage.ts';
import type { SiteFeatures } from '../../foundation/shop/defineSite.ts';
import { storage, storedKeys } from '../../foundation/browser/storage/storage.ts';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { foldText } from './foldText.ts';
import { shortcutPage, submittedQuery } from './searchQuery.ts';
import { storageConsentOf, type StorageSettings } from './storageConsent.ts';

/** So many searches of a site are kept, each for this long (SEARCH-50). */
const MAX_SEARCHES = 6;
/** More entries are not fascia's: comparing each with each would take long. */
const MAX_STORED = 100;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** A search, and when it was made. */
type Search = readonly [query: string, at: number];

/** The settings of the page's header; undefined until its `watchClicks` has run. */
const page = perPage('recentSearches', () => ({}) as { settings?: StorageSettings });

/** To be called with the settings of the page's header, which boxes in flyouts do not get. */
export function followSettings(settings: StorageSettings): void {
  page().settings = settings;
}

/** Nothing is kept or shown without the visitor's consent, where host or shop want none, or before that is known (SEARCH-52). */
function isKept(site: Site): boolean {
  const { settings } = page();
  return Boolean(
    settings?.recentSearches && features[site].recentSearches && storageConsentOf(settings),
  );
}

const isSameQuery = (one: string, other: string) => foldText(one) === foldText(other);

function isSearch(entry: unknown): entry is Search {
  const [query, at] = Array.isArray(entry) ? entry : [];
  const now = Date.now();
  return (
    typeof query === 'string' &&
    query !== '' &&
    query === submittedQuery(query).trim() &&
    typeof at === 'number' &&
    at <= now &&
    now - at < MAX_AGE_MS
  );
}

/** The stored searches of a site that are not too old, the latest first. */
function read(site: string): Search[] {
  visitorId(); // If the visitor has changed, this removes the searches of the former one (SEARCH-52).
  const stored = storage.read(storageKeys.recentSearches(site));
  const searches = Array.isArray(stored) ? stored.slice(0, MAX_STORED).filter(isSearch) : [];
  const folded = searches.map(([query]) => foldText(query));
  return searches
    .filter((_, index) => folded.indexOf(folded[index] ?? '') === index)
    .slice(0, MAX_SEARCHES);
}

function write(site: string, searches: readonly Search[]): void {
  const key = storageKeys.recentSearches(site);
  if (searches.length === 0) storage.remove(key);
  else storage.write(key, searches.slice(0, MAX_SEARCHES));
}

/** What was searched for last on a site in this browser, the latest first (SEARCH-50). */
export const recentSearches = (site: Site): readonly string[] =>
  isKept(site) ? read(site).map(([query]) => query) : [];

/** Keeps a search, unless it leads to a page of its own, as `agb` does. */
export function addRecentSearch(text: string, site: Site): void {
  const query = submittedQuery(text).trim();
  if (!query || !isKept(site) || shortcutPage(query, site)) return;
  const others = read(site).filter(([other]) => !isSameQuery(other, query));
  write(site, [[query, Date.now()], ...others]);
}

/** Removes one search, or all. */
export function removeRecentSearches(site: Site, query?: string): void {
  write(site, query === undefined ? [] : read(site).filter(([other]) => other !== query));
}

/** Removes from storage what is too old, on every site that this origin has; where none may be kept, everything. */
export function tidyRecentSearches(isAllowed: boolean): void {
  const prefix = storageKeys.recentSearches('');
  for (const key of storedKeys().filter((each) => each.startsWith(prefix))) {
    const site = key.slice(prefix.length);
    // The key of a site that the shop no longer has is tidied too.
    const { [site]: ofSite }: Partial<Record<string, SiteFeatures>> = features;
    const isWanted = isAllowed && ofSite?.recentSearches !== false;
    write(site, isWanted ? read(site) : []);
  }
}
