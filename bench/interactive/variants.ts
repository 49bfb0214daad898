import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import { fragmentHtml, headTags, type Fragment } from '../../host-kit/src/server.ts';
import { plainHtml } from '../harness.ts';
import type { PageFiles } from './buildPages.ts';
import type { Sample } from './recorder.ts';
import type { Page } from './servePages.ts';

/** Maximum ratios of a variant. */
export type Limits = Partial<Record<keyof Sample, number>>;

/** A way in which a page gets the header. */
export interface Variant {
  name: string;
  page: Page;
  /** The header has no scripts, so only `seen` is measured. */
  isPlain?: boolean;
  /**
   * Name of the variant that `seen` is compared with: the same page without fascia's scripts. Default:
   * `PLAIN_REFERENCE`.
   */
  seenReference?: string;
  limits?: Limits;
}

/** The bundled header, which is rendered before the rest of the page. */
export const REFERENCE = 'bundled';
/** Reference of `seen`: a page without scripts and preloads of scripts. */
export const PLAIN_REFERENCE = 'plain-html';
/** Like `PLAIN_REFERENCE`, but with the page's own script, which renders its products. */
const PLAIN_WITH_SCRIPT = `${PLAIN_REFERENCE}, page script`;

interface RemoteFiles {
  chunks: Record<string, { scripts: string[]; styles: string[] }>;
}

const manifest = JSON.parse(
  readFileSync(join(distFolder(), 'remote/fragments.json'), 'utf8'),
) as RemoteFiles;

const preload = (kind: string, href: string, more = '') =>
  `<link rel="preload" as="${kind}" href="${href}"${more}>`;
const preloadScripts = (urls: readonly string[]) => urls.map((url) => preload('script', url));

/** The pages belong to the site AT. */
const LOCALE_CHUNK = 'locale-de-AT';

/** Preloads of the header's first files, as in the host guide for `remoteEntry.js`. */
function entryHints(): string[] {
  const needed = [manifest.chunks['Header'], manifest.chunks[LOCALE_CHUNK]];
  const urls = (kind: 'scripts' | 'styles') =>
    needed.flatMap((chunk) => (chunk?.[kind] ?? []).map((file) => `/remote/${file}`));
  return [
    preload('script', '/remote/remoteEntry.js', ' crossorigin'),
    ...preloadScripts(urls('scripts')),
    ...urls('styles').map((href) => preload('style', href)),
  ];
}

/** The kit's tags for the page's head. */
const kitHead = (fragments: Fragment[] = [], withReact = false) =>
  headTags(manifest, {
    modules: ['Header'],
    site: 'AT',
    baseUrl: '/remote/',
    fragments,
    withReact,
  });

/** Makes the browser report when it has painted the header's first text link. */
const marked = (fragment: Fragment) => ({
  ...fragment,
  html: fragment.html.replace(
    'data-part="nav-item"',
    'elementtiming="header" data-part="nav-item"',
  ),
});

const NO_FILES: PageFiles = { scripts: [], styles: [] };

interface Parts {
  /** The files of each page by the name of its entry. */
  files: Record<string, PageFiles>;
  /** The header, rendered by the fragment service for these pages. */
  fragment: Fragment;
  /** Returns the page's own scripts that load later than the scripts in the variant's HTML. */
  nextOf: (variant: string) => string[];
}

export function createVariants({ files, fragment, nextOf }: Parts): Variant[] {
  const pageFiles = (entry: string): PageFiles => {
    const found = files[entry];
    if (!found) throw new Error(`The page ${entry} was not built`);
    return found;
  };
  const bundled = pageFiles('bundledHeader');
  const federation = pageFiles('federation');
  const kit = pageFiles('kit');
  const header = fragmentHtml(marked(fragment), 'header', { withHead: false });
  const serverHead = kitHead([fragment]);
  const plain = (files: PageFiles): Omit<Variant, 'name'> => ({
    isPlain: true,
    page: { files, head: plainHtml(serverHead), header: plainHtml(header) },
  });
  return [
    { name: REFERENCE, page: { files: bundled } },
    { name: `${REFERENCE}, again`, page: { files: bundled } },
    { name: 'plain', page: { files: federation } },
    {
      name: 'hints',
      page: {
        files: federation,
        get head() {
          return [...entryHints(), ...preloadScripts(nextOf('plain'))].join('');
        },
      },
    },
    { name: 'kit', page: { files: kit }, limits: { interactive: 1.4, page: 1 } },
    {
      name: 'kit-head',
      page: { files: kit, head: kitHead() },
      limits: { interactive: 1.1, badge: 0.9, promotions: 0.9, page: 1, scripts: 1.1 },
    },
    {
      name: 'kit-federation-bare',
      page: { files: pageFiles('kitFederation') },
      limits: { interactive: 1.4, page: 1 },
    },
    {
      name: 'kit-federation',
      page: {
        files: pageFiles('kitFederation'),
        get head() {
          return [kitHead(), ...preloadScripts(nextOf('kit-federation'))].join('');
        },
      },
      limits: { interactive: 1.25, page: 1 },
    },
    {
      name: 'server',
      page: { files: kit, head: serverHead, header },
      seenReference: PLAIN_WITH_SCRIPT,
      limits: { seen: 1.1, page: 1 },
    },
    {
      name: 'server-kit-alone',
      page: { files: pageFiles('kitAlone'), head: kitHead([fragment], true), header },
      limits: { seen: 1.1 },
    },
    { name: PLAIN_REFERENCE, ...plain(NO_FILES) },
    { name: `${PLAIN_REFERENCE}, again`, ...plain(NO_FILES) },
    { name: PLAIN_WITH_SCRIPT, ...plain(pageFiles('plainHtml')) },
    {
      name: `${PLAIN_WITH_SCRIPT}, again`,
      ...plain(pageFiles('plainHtml')),
      seenReference: PLAIN_WITH_SCRIPT,
    },
  ];
}
