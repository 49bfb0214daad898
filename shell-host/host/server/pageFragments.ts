import {
  fragmentHtml,
  headHtml,
  headTags,
  parseManifest,
  type Fragments,
  type FragmentSettings,
  type RemoteManifest,
} from '../../../host-kit/src/server.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The settings of the modules that a page is sent with. */
export interface PageModules {
  header: FragmentSettings<'header'>;
  footer: FragmentSettings<'footer'>;
}

/** What the server puts into the HTML of a page. */
export interface PageFragments {
  /** What belongs into the page's head, with the nonce of the page. */
  head: string;
  header: string;
  footer: string;
}

/** Where pages load the remote from. */
export interface RemoteFiles {
  /** The URL of its entry, absolute or relative to the page. */
  entry: string;
  /** The content of its `fragments.json`; without it pages have no hints to load its files early. */
  manifest?: object | undefined;
}

/** The head of a page that begins to load the remote when its scripts run, and not before. */
export function entryTag({ entry, manifest }: RemoteFiles): string {
  const { entries, integrity }: Partial<RemoteManifest> = manifest ? parseManifest(manifest) : {};
  const hashed = entries?.[entry.replace(/.*\//, '')];
  const hash = hashed && integrity?.[hashed];
  if (!hash) return `<meta name="fascia-entry" content="${escapeHtml(entry)}">`;
  const address = entry.replace(/[^/]*$/, hashed);
  return `<meta name="fascia-entry" content="${escapeHtml(address)}" data-integrity="${hash}">`;
}

/** Header and footer of a page, from the fragment service. A service that is down delays a page by a second at most. */
export async function pageFragments(
  { fetchFragment }: Fragments,
  remote: RemoteFiles,
  modules: PageModules,
  nonce: string,
): Promise<PageFragments> {
  const fragments = await Promise.all([
    fetchFragment('header', modules.header),
    fetchFragment('footer', modules.footer),
  ]);
  const [header, footer] = fragments;
  const { site, ...settings } = modules.header;
  const { entry, manifest } = remote;
  return {
    head: manifest
      ? headTags(manifest, {
          modules: ['Header', 'Footer'],
          hashedEntry: true,
          baseUrl: entry.replace(/[^/]*$/, ''),
          site: String(site),
          settings,
          nonce,
          fragments,
        })
      : entryTag(remote) + headHtml(fragments, nonce),
    header: fragmentHtml(header, 'header', { withHead: false }),
    footer: fragmentHtml(footer, 'footer', { withHead: false }),
  };
}
