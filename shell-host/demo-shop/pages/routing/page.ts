import { useSyncExternalStore, type ComponentProps } from 'react';
import type { RemoteModules } from '../../../host/useRemoteModule.ts';
import { defaultSite, sites } from '../../sites.ts';
import { rememberFocus } from './headingFocus.ts';
import { rememberSite } from './rememberSite.ts';

/** A site of the shop. The type comes from the remote, which is built for the same shop. */
export type PageSite = NonNullable<ComponentProps<RemoteModules['Layout']['Layout']>['site']>;

/** The current page, derived from its address. */
export interface Page {
  path: string;
  query: URLSearchParams;
  site: PageSite;
  /** Number of navigations since the document was loaded. 0 on the first page. */
  navigationCount: number;
}

const listeners = new Set<() => void>();
const toSite = (name: unknown) => sites.find((site) => site === name);

/**
 * Returns the site of an address. Without `?site=`, uses the site of the history entry, otherwise the site of the
 * previous page.
 */
function readPage(navigationCount: number): Page {
  const { pathname, searchParams } = new URL(window.location.href);
  const state: { site?: unknown } | null = window.history.state;
  const candidates = [
    searchParams.get('site'),
    state?.site,
    document.documentElement.dataset['site'],
  ];
  const site = (candidates.map(toSite).find(Boolean) ?? defaultSite) as PageSite;
  return { path: pathname, query: searchParams, site, navigationCount };
}

function enterPage(navigationCount: number): Page {
  const page = readPage(navigationCount);
  rememberSite(page.site);
  window.history.replaceState({ site: page.site }, '');
  return page;
}

let current = enterPage(0);

function update(navigationCount: number): void {
  current = enterPage(navigationCount);
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', () => {
  rememberFocus();
  const { path, query } = readPage(0);
  const isSame = path === current.path && query.toString() === current.query.toString();
  update(isSame ? current.navigationCount : current.navigationCount + 1);
});

/** Opens another page of the host without a page load, scrolls to the top and focuses the heading. */
export function navigate(address: string): void {
  rememberFocus();
  window.history.pushState(null, '', address);
  update(current.navigationCount + 1);
  window.scrollTo(0, 0);
}

/** Changes the address without a navigation. Keeps scroll position and focus. `inHistory` adds a history entry. */
export function updateAddress(address: string, { inHistory = false } = {}): void {
  if (inHistory) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  update(current.navigationCount);
}

/** Calls the listener after each navigation. Returns the unsubscribe function. */
export function onPageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current page. */
export function currentPage(): Page {
  return current;
}

const getPage = () => current;

/** Returns the current page and re-renders on navigation. */
export function usePage(): Page {
  // Hydration also uses the page's address, because the server has rendered the page with it.
  return useSyncExternalStore(onPageChange, getPage, getPage);
}
