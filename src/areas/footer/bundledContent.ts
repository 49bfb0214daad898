import { report } from '../../foundation/browser/report.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import type { FooterContent, FoundContent } from './footerContent.ts';

type Load = () => Promise<{ default: FooterContent }>;

/** One chunk a site, with a name that hosts can preload. Tests check each against the schema, no browser does. */
const files: Record<Site, Load> = {
  DE: () =>
    import(/* webpackChunkName: "content-DE" */ './content/DE.json', { with: { type: 'json' } }),
  AT: () =>
    import(/* webpackChunkName: "content-AT" */ './content/AT.json', { with: { type: 'json' } }),
  CH: () =>
    import(/* webpackChunkName: "content-CH" */ './content/CH.json', { with: { type: 'json' } }),
  CH_FR: () =>
    import(/* webpackChunkName: "content-CH_FR" */ './content/CH_FR.json', {
      with: { type: 'json' },
    }),
  CZ: () =>
    import(/* webpackChunkName: "content-CZ" */ './content/CZ.json', { with: { type: 'json' } }),
  HU: () =>
    import(/* webpackChunkName: "content-HU" */ './content/HU.json', { with: { type: 'json' } }),
  PL: () =>
    import(/* webpackChunkName: "content-PL" */ './content/PL.json', { with: { type: 'json' } }),
  SK: () =>
    import(/* webpackChunkName: "content-SK" */ './content/SK.json', { with: { type: 'json' } }),
  TR: () =>
    import(/* webpackChunkName: "content-TR" */ './content/TR.json', { with: { type: 'json' } }),
};

/** The contents that are shipped with fascia, as they arrive: one a site. They belong to no visitor. */
export interface BundledContents {
  get(site: Site): FoundContent;
  /** Loads a site's content once; after a failure the next call tries again. Never rejects. */
  load(site: Site): Promise<void>;
  /** Calls the listener when a content arrives or fails; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** Contents that `load` brings; it rejects when a chunk cannot be loaded. */
export function createBundledContents(load = (site: Site) => files[site]()): BundledContents {
  const found = new Map<Site, FoundContent>();
  const pending = new Map<Site, Promise<void>>();
  const listeners = new Set<() => void>();

  async function fetchContent(site: Site): Promise<void> {
    try {
      found.set(site, (await load(site)).default);
    } catch {
      pending.delete(site);
      found.set(site, 'absent');
      report({
        module: 'footer',
        operation: 'content',
        message: `The content of ${site} did not load`,
      });
    }
    for (const listener of listeners) listener();
  }

  return {
    get: (site) => found.get(site) ?? 'awaited',
    load(site) {
      let loading = pending.get(site);
      if (!loading) {
        loading = fetchContent(site);
        pending.set(site, loading);
      }
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The contents of this page, or on a server of this process. */
export const bundledContents = createBundledContents();
