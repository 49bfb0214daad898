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

/** The settings with which a page's modules are rendered. */
export interface PageModules {
  header: FragmentSettings<'header'>;
  footer: FragmentSettings<'footer'>;
}

/** The parts of a page's HTML that come from fascia. */
export interface PageFragments {
  /** HTML for the page's head, with the page's nonce. */
  head: string;
  header: string;
  footer: string;
}

/** The location of the remote's files. */
export interface RemoteFiles {
  /** The URL of the entry, absolute or relative to the page. */
  entry: string;
  /** The content of `fragments.json`. Without it, pages do not preload the remote's files. */
  manifest?: object | undefined;
}

/** Returns the head of a page that does not preload the remote. */
export function entryTag({ entry, manifest }: RemoteFiles): string {
  const { entries, integrity }: Partial<RemoteManifest> = manifest ? parseManifest(manifest) : {};
  const hashed = entries?.[entry.replace(/.*\//, '')];
  const hash = hashed && integrity?.[hashed];
  if (!hash) return `<meta name="fascia-entry" content="${escapeHtml(entry)}">`;
  const address = entry.replace(/[^/]*$/, hashed);
  return `<meta name="fascia-entry" content="${escapeHtml(address)}" data-integrity="${hash}">`;
}

/** Loads header and footer of a page from the fragment service. An unavailable service delays a page by at most 1 s. */
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
