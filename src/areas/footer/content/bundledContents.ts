import { lazyPart, type LazyPart } from '../../../foundation/browser/lazyPart.ts';
import type { Site } from '../../../foundation/sites/sites.ts';
import type { FooterContent } from '../api/footerSchema.ts';

const bundled = (importContent: () => Promise<{ default: FooterContent }>) =>
  lazyPart({ module: 'footer', operation: 'content' }, async () => (await importContent()).default);

/**
 * The contents that are shipped with fascia: one chunk a site, with a name that hosts can preload. Tests check
 * them against the schema, so that no browser has to.
 */
export const bundledContents: Readonly<Record<Site, LazyPart<FooterContent>>> = {
  DE: bundled(
    () => import(/* webpackChunkName: "content-DE" */ './DE.json', { with: { type: 'json' } }),
  ),
  AT: bundled(
    () => import(/* webpackChunkName: "content-AT" */ './AT.json', { with: { type: 'json' } }),
  ),
  CH: bundled(
    () => import(/* webpackChunkName: "content-CH" */ './CH.json', { with: { type: 'json' } }),
  ),
  CH_FR: bundled(
    () =>
      import(/* webpackChunkName: "content-CH_FR" */ './CH_FR.json', { with: { type: 'json' } }),
  ),
  CZ: bundled(
    () => import(/* webpackChunkName: "content-CZ" */ './CZ.json', { with: { type: 'json' } }),
  ),
  HU: bundled(
    () => import(/* webpackChunkName: "content-HU" */ './HU.json', { with: { type: 'json' } }),
  ),
  PL: bundled(
    () => import(/* webpackChunkName: "content-PL" */ './PL.json', { with: { type: 'json' } }),
  ),
  SK: bundled(
    () => import(/* webpackChunkName: "content-SK" */ './SK.json', { with: { type: 'json' } }),
  ),
  TR: bundled(
    () => import(/* webpackChunkName: "content-TR" */ './TR.json', { with: { type: 'json' } }),
  ),
};
