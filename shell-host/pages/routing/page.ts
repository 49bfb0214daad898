import { useSyncExternalStore } from 'react';
import { sites, type Site } from '../../shop/catalogue/languages.ts';
import { rememberFocus } from './headingFocus.ts';
import { rememberSite } from './rememberSite.ts';

/** What a page's address says. */
export interface Page {
  path: string;
  query: URLSearchParams;
  site: Site;
  /** Counts the pages that the visitor has gone to since the document was loaded: 0 is the first. */
  visitNumber: number;
}

const listeners = new Set<() => void>();
const toSite = (name: unknown) => sites.find((site) => site === name);

/** An address without `?site=` belongs to the site that it was visited with, else to that of the page before. */
function readPage(visitNumber: number): Page {
  const { pathname, searchParams } = new URL(window.location.href);
  const state: { site?: unknown } | null = window.history.state;
  const candidates = [
    searchParams.get('site'),
    state?.site,
    document.documentElement.dataset['site'],
  ];
  const site = candidates.map(toSite).find(Boolean) ?? 'DE';
  return { path: pathname, query: searchParams, site, visitNumber: visitNumber };
}

function enterPage(visitNumber: number): Page {
  const page = readPage(visitNumber);
  rememberSite(page.site);
  window.history.replaceState({ site: page.site }, '');
  return page;
}

let current = enterPage(0);

function update(visitNumber: number): void {
  current = enterPage(visitNumber);
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', () => {
  rememberFocus();
  const { path, query } = readPage(0);
  const isSame = path === current.path && query.toString() === current.query.toString();
  update(isSame ? current.visitNumber : current.visitNumber + 1);
});

/** Goes to another page of the host without loading it anew: from its top, and read out by its heading. */
export function navigate(address: string): void {
  rememberFocus();
  window.history.pushState(null, '', address);
  update(current.visitNumber + 1);
  window.scrollTo(0, 0);
}

/** Changes what the page shows and leaves the visitor where they are; `inHistory`: they can go back. */
export function updateAddress(address: string, { inHistory = false } = {}): void {
  if (inHistory) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  update(current.visitNumber);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that is shown at this moment. */
export function currentPage(): Page {
  return current;
}

/** The page that is shown; re-renders when the visitor goes on. */
export function usePage(): Page {
  return useSyncExternalStore(subscribe, () => current);
}
