import type { Fragment } from '../fragment.ts';
import { checkedNonce } from '../nonce.ts';
import { firstWave, nextWave, type PageModules, type WaveModule } from './waves.ts';
import { fragmentGuards, fragmentLinks, hasHeader } from './fragmentLinks.ts';
import { attribute, createPreloads, withoutRepeated } from './links.ts';
import { NO_MANIFEST, NO_RELEASE, parseManifest, type RemoteManifest } from './manifest.ts';

export interface HeadOptions {
  /** The modules that the page has in slots. */
  modules: readonly WaveModule[];
  /** The URL of the folder with the remote's files, as pages see it: `/remote/` or `https://cdn.example/fascia/`. */
  baseUrl: string;
  /** The page's own origin, where `baseUrl` may be an absolute address of it. Builds with hashed entries do not need it. */
  origin?: string;
  /** Default, also for an unknown one: the shop's first, as for the modules. */
  site?: string;
  /** Default, also for an unknown one: the site's. */
  locale?: string;
  /** The nonce of the page's security policy. */
  nonce?: string;
  /** The header's settings other than site and locale, as data: `{ reduced: true }`. */
  settings?: Readonly<Record<string, unknown>>;
  /** The entry that the page loads. Default `container.js`; `remoteEntry.js` for the bundler's plug-in. */
  entry?: 'container.js' | 'remoteEntry.js';
  /**
   * Loads the entry by its name with a hash, where the manifest knows one: for pages that connect with what
   * `<meta name="fascia-entry">` says (REL-36). Another address would be a second entry. Default false; always so with a
   * pinned key.
   */
  hashedEntry?: boolean;
  /** Preloads the remote's own React: for pages that have none, or another one than 19. Default false. */
  withReact?: boolean;
  /** The page's fragments: their links are in the text too, each once. Give only those that the page prints. */
  fragments?: readonly Fragment[];
}

const parsed = new WeakMap<object, RemoteManifest>([[NO_RELEASE, NO_RELEASE]]);

/** The manifest, parsed once for all pages of a server. */
function parsedManifest(manifest: object | undefined): RemoteManifest {
  if (manifest === undefined) return NO_MANIFEST;
  const known = parsed.get(manifest) ?? parseManifest(manifest);
  parsed.set(manifest, known);
  return known;
}

function checkedBase(baseUrl: unknown): string {
  const isUsable = typeof baseUrl === 'string' && /^(?:https?:\/)?\/[^"<>\s?#]*$/.test(baseUrl);
  if (isUsable) return baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  throw new TypeError(
    'fascia-host: "baseUrl" must be the address of a folder, such as /remote/ or https://cdn.example/fascia/',
  );
}

/** Data as JSON that may stand in a script element; undefined for what is no data, such as a circular object. */
function scriptJson(value: unknown): string | undefined {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch {
    // No data.
  }
  return json?.replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A visitor's query may have made anything of a text. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const TRUE = new Set<unknown>([true, 'true', '']);
const FALSE = new Set<unknown>([false, 'false']);

/** The site and the locale that the modules will have, and what of the settings decides about files. */
function pageModules(
  { locales, chunks }: RemoteManifest,
  { modules, settings, entry = 'container.js', ...given }: HeadOptions,
): PageModules {
  const [first = ''] = Object.keys(locales);
  const site = Object.hasOwn(locales, text(given.site)) ? text(given.site) : first;
  const chosen = text(given.locale);
  const locale = Object.hasOwn(chunks, `locale-${chosen}`) ? chosen : locales[site];
  const setting = (name: string) => settings?.[name] ?? settings?.[name.toLowerCase()];
  const isReduced = TRUE.has(setting('reduced'));
  const hasPromotions = !isReduced && !FALSE.has(setting('showPromotionBanner'));
  const isMounted = entry === 'container.js';
  return { modules, site, locale: locale ?? '', isReduced, hasPromotions, isMounted };
}

/**
 * The script of the head: begins the header's reads (HK-82), and watches the style sheets of server-rendered modules (HK-202).
 * It stands in front of style sheets, because browsers run inline scripts only after the style sheets before them.
 */
function headScript(
  { reads, unstyledScript }: RemoteManifest,
  { site, locale, modules }: PageModules,
  { settings, fragments = [] }: HeadOptions,
  hasStyles: boolean,
): string {
  const readSettings = scriptJson({ ...settings, site, locale });
  const begin =
    reads && readSettings && modules.includes('Header')
      ? `(${reads})(${readSettings},${fragments.some(hasHeader)})`
      : '';
  return [hasStyles ? unstyledScript : '', begin].filter(Boolean).join(';');
}

/** Whether a server has rendered the page's header, or modules of a page that has no header. */
const isRendered = ({ modules }: PageModules, fragments: readonly Fragment[]): boolean =>
  modules.includes('Header')
    ? fragments.some(hasHeader)
    : fragments.some(({ html }) => html !== '');

/**
 * The HTML that a page with modules of fascia has in its `<head>` (HK-80 to HK-87): the entry's address, rules that reserve
 * the modules' space, a script that begins the header's reads, the style sheets of fragments, and preloads of the remote's first
 * files, if no server has rendered the header. Put it after the host's own first script.
 *
 * ```ts
 * const manifest: object = JSON.parse(readFileSync('dist/remote/fragments.json', 'utf8'));
 * const head = headTags(manifest, { modules: ['Header', 'Footer'], site: 'AT', baseUrl: '/remote/', nonce });
 * ```
 *
 * @param manifest The content of `fragments.json` of the remote's build, decoded or as `parseManifest` returns it; parsed once.
 *   If undefined, as `followManifest` returns it while the remote is unavailable, the head has the entry alone (HK-83); with
 *   a pinned key it names no entry then (REL-64).
 * @throws {TypeError} If the manifest, an address or the nonce is invalid. Invalid sites, locales and settings are not
 *   errors: the head leaves them to the header.
 */
export function headTags(manifest: object | undefined, options: HeadOptions): string {
  const given = parsedManifest(manifest);
  const { entry: plainEntry = 'container.js' } = options;
  const isHashed = options.hashedEntry || given.isPinned;
  const pinned = isHashed ? own(given.entries, plainEntry) : undefined;
  const hash = pinned && own(given.integrity, pinned);
  // With a pinned key, an entry whose hash is unknown must not load.
  const isRefused = given.isPinned && !hash;
  const known = isRefused ? NO_RELEASE : given;
  const page = pageModules(known, options);
  const { origin, fragments = [], withReact = false } = options;
  const entry = pinned ?? plainEntry;
  const nonce = checkedNonce(options.nonce);
  const baseUrl = checkedBase(options.baseUrl);
  const withNonce = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const withHash = hash === undefined ? '' : ` data-integrity="${hash}"`;

  const preload = createPreloads(known, { baseUrl, origin, nonce });
  const first = firstWave(known, page);
  const next = nextWave(known, page);
  const ofFragments = fragmentLinks(known, entry, fragments, nonce);
  const hasStyles = ofFragments.some((link) => link.includes(' rel="stylesheet"'));
  const preloads = [
    ...[...first.styles, ...next.styles].map(preload.style),
    ...(isRefused ? [] : [preload.entry(entry)]),
    ...[...(withReact ? known.react : []), ...first.scripts, ...next.scripts].map(preload.script),
  ];
  // Server markup works without scripts, which would compete with its first paint.
  const links = isRendered(page, fragments)
    ? ofFragments.filter((link) => !link.includes(' as="script"'))
    : [...ofFragments, ...preloads];
  const rules = known.places + (hasStyles ? known.unstyled : '');
  const script = headScript(known, page, options, hasStyles);
  return [
    isRefused
      ? ''
      : `<meta name="fascia-entry" content="${attribute(baseUrl + entry)}"${withHash}>`,
    rules && `<style${withNonce}>${rules}</style>`,
    script && `<script${withNonce}>${script}</script>`,
    ...(hasStyles && !known.unstyledScript ? fragmentGuards(fragments, nonce) : []),
    ...withoutRepeated(links),
  ].join('');
}

const own = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
