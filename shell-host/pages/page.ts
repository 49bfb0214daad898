import { useSyncExternalStore } from 'react';
import { sites, type Site } from '../shop/sites.ts';
import { rememberFocus } from './routing/focusAfterVisit.ts';
import { rememberSite } from './routing/rememberSite.ts';

/** What a page's address says. */
export interface Page {
  path: string;
  query: URLSearchParams;
  site: Site;
  /** Counts the pages that the visitor has gone to since the document was loaded: 0 is the first. */
  visit: number;
}

const listeners = new Set<() => void>();
const toSite = (name: unknown) => sites.find((site) => site === name);

/** An address without `?site=` belongs to the site that it was visited with, else to that of the page before. */
function read(visit: number): Page {
  const { pathname, searchParams } = new URL(window.location.href);
  const state: { site?: unknown } | null = window.history.state;
  const named = [searchParams.get('site'), state?.site, document.documentElement.dataset['site']];
  const site = named.map(toSite).find(Boolean) ?? 'DE';
  return { path: pathname, query: searchParams, site, visit };
}

function arrive(visit: number): Page {
  const page = read(visit);
  rememberSite(page.site);
  window.history.replaceState({ site: page.site }, '');
  return page;
}

let current = arrive(0);

function change(visit: number): void {
  current = arrive(visit);
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', () => {
  rememberFocus();
  const { path, query } = read(0);
  const isSame = path === current.path && query.toString() === current.query.toString();
  change(isSame ? current.visit : current.visit + 1);
});

/** Goes to another page of the host without loading it anew: from its top, and read out by its heading. */
export function navigate(address: string): void {
  rememberFocus();
  window.history.pushState(null, '', address);
  change(current.visit + 1);
  window.scrollTo(0, 0);
}

/** Changes what the page shows and leaves the visitor where they are; `inHistory`: they can go back. */
export function adjust(address: string, { inHistory = false } = {}): void {
  if (inHistory) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  change(current.visit);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that is shown at this moment. */
export function pageNow(): Page {
  return current;
}

/** The page that is shown; re-renders when the visitor goes on. */
export function usePage(): Page {
  return useSyncExternalStore(subscribe, () => current);
}
