import { useSyncExternalStore } from 'react';
import { sites, type Site } from '../shop/catalogue/languages.ts';

/** What a page's address says. */
export interface Page {
  path: string;
  query: URLSearchParams;
  site: Site;
}

const listeners = new Set<() => void>();

function read(): Page {
  const { pathname, searchParams } = new URL(window.location.href);
  const named = searchParams.get('site') ?? document.documentElement.dataset['site'];
  return {
    path: pathname,
    query: searchParams,
    site: sites.find((site) => site === named) ?? 'DE',
  };
}

let current = read();

function changed(): void {
  current = read();
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', changed);

/** Goes to another page of the host without loading it anew. */
export function navigate(address: string): void {
  window.history.pushState(null, '', address);
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that is shown; re-renders when the visitor goes on. */
export function usePage(): Page {
  return useSyncExternalStore(subscribe, () => current);
}
