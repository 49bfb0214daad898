import { features } from '#shop/sites.ts';
import { storageKeys } from '../../foundation/browser/storage/names.ts';
import type { SiteFeatures } from '../../foundation/shop/defineSite.ts';
import { storage, storedKeys } from '../../foundation/browser/storage/storage.ts';
import { visitorId } from '../../foundation/browser/visit/visit.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { foldText } from './foldText.ts';
import { shortcutPage, submittedQuery } from './searchQuery.ts';
import { isStorageAllowed } from './storageConsent.ts';

/** Maximum number and age of the recent searches of a site (SEARCH-50). */
const MAX_SEARCHES = 6;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Maximum number of entries that are read. Limits the time to process a list that another script has written. */
const MAX_STORED = 100;

/** A search and its time. */
type Search = readonly [query: string, at: number];

/**
 * Whether the shop, the visitor and the host's settings for each header allow recent searches. `false` until the consent
 * is known (SEARCH-52).
 */
const isEnabled = (site: Site): boolean =>
  features[site].recentSearches && isStorageAllowed((settings) => settings.recentSearches);

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

/** The valid stored searches of a site, latest first. */
function read(site: string): Search[] {
  visitorId(); // If the visitor has changed, this call removes the former visitor's searches (SEARCH-52).
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

/** The recent searches on a site in this browser, latest first (SEARCH-50). */
export const recentSearches = (site: Site): readonly string[] =>
  isEnabled(site) ? read(site).map(([query]) => query) : [];

/** Stores a search, unless it is a shortcut to a page, such as `agb`. */
export function addRecentSearch(text: string, site: Site): void {
  const query = submittedQuery(text).trim();
  if (!query || !isEnabled(site) || shortcutPage(query, site)) return;
  const others = read(site).filter(([other]) => !isSameQuery(other, query));
  write(site, [[query, Date.now()], ...others]);
}

/** Removes one search, or all searches of the site if `query` is missing. */
export function removeRecentSearches(site: Site, query?: string): void {
  write(site, query === undefined ? [] : read(site).filter(([other]) => other !== query));
}

/** Removes expired searches of all sites on this origin, or all searches of a site that must not store them. */
export function tidyRecentSearches(isAllowed: boolean): void {
  const prefix = storageKeys.recentSearches('');
  for (const key of storedKeys().filter((each) => each.startsWith(prefix))) {
    const site = key.slice(prefix.length);
    // The key may belong to a site that the shop no longer has.
    const { [site]: ofSite }: Partial<Record<string, SiteFeatures>> = features;
    const isWanted = isAllowed && ofSite?.recentSearches !== false;
    write(site, isWanted ? read(site) : []);
  }
}
