import type { Fragment } from '../fragment.ts';
import { checkedNonce } from '../nonce.ts';
import { firstWave, nextWave, type PageModules, type WaveModule } from './waves.ts';
import { fragmentGuards, fragmentLinks, hasHeader } from './fragmentLinks.ts';
import { attribute, createPreloads, withoutRepeated } from './links.ts';
import { NO_MANIFEST, NO_RELEASE, parseManifest, type RemoteManifest } from './manifest.ts';

export interface HeadOptions {
  /** The modules in the page's slots. */
  modules: readonly WaveModule[];
  /** The URL of the folder with the remote's files, as pages see it: `/remote/` or `https://cdn.example/fascia/`. */
  baseUrl: string;
  /**
   * The page's own origin. Needed only if `baseUrl` is an absolute URL and may have this origin. Builds with hashed
   * entries do not need it.
   */
  origin?: string;
  /** If missing or unknown, the shop's first site is used, as in the modules. */
  site?: string;
  /** If missing or unknown, the site's locale is used. */
  locale?: string;
  /** The nonce of the page's security policy. */
  nonce?: string;
  /** The header's settings without site, locale and functions, such as `{ reduced: true }`. */
  settings?: Readonly<Record<string, unknown>>;
  /** The entry that the page loads. Use `remoteEntry.js` with a bundler's federation plugin. Default `container.js`. */
  entry?: 'container.js' | 'remoteEntry.js';
  /**
   * Whether to use the hashed file name of the entry, if the manifest contains one. Set it only if the page connects
   * with the entry in `<meta name="fascia-entry">` (REL-36), because another URL would load the entry twice. Default
   * false; always true with a pinned key.
   */
  hashedEntry?: boolean;
  /** Whether to preload the remote's own React, for pages without React 19. Default false. */
  withReact?: boolean;
  /** The fragments that the page contains. Their links are included, without duplicates. */
  fragments?: readonly Fragment[];
}

const parsed = new WeakMap<object, RemoteManifest>([[NO_RELEASE, NO_RELEASE]]);

/** Returns the parsed manifest. Each object is parsed once. */
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

/**
 * Serializes a value for a script element. Returns `undefined` if it is not serializable, such as a circular object.
 */
function scriptJson(value: unknown): string | undefined {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch {
    // Not serializable.
  }
  return json?.replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Accepts any value, because hosts may pass on query parameters, which may be arrays. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const TRUE = new Set<unknown>([true, 'true', '']);
const FALSE = new Set<unknown>([false, 'false']);

/** Returns the site and locale that the modules will use, and the settings that determine the required files. */
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
 * Returns the inline script of the head. It starts the header's requests (HK-82) and watches the style sheets of
 * server-rendered modules (HK-202). Put it before style sheets, because browsers run inline scripts only after the
 * preceding ones have loaded.
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

/** Whether the page's header is server-rendered. On a page without a header: whether any module is. */
const isRendered = ({ modules }: PageModules, fragments: readonly Fragment[]): boolean =>
  modules.includes('Header')
    ? fragments.some(hasHeader)
    : fragments.some(({ html }) => html !== '');

/**
 * Returns HTML for the `<head>` of a page with modules of fascia (HK-80 to HK-87): the entry's URL, CSS that reserves
 * the modules' space, a script that starts the header's requests, the style sheets of fragments, and, if the header is
 * not server-rendered, preloads of the remote's first files. Put it after the host's own first script.
 *
 * ```ts
 * const manifest: object = JSON.parse(readFileSync('dist/remote/fragments.json', 'utf8'));
 * const head = headTags(manifest, { modules: ['Header', 'Footer'], site: 'AT', baseUrl: '/remote/', nonce });
 * ```
 *
 * @param manifest The decoded `fragments.json` of the remote's build, or the result of `parseManifest` or
 *   `followManifest`. If it is `undefined`, the head contains only the entry (HK-83), or no entry with a pinned key
 *   (REL-64).
 * @throws {TypeError} If the manifest, an address or the nonce is invalid. Invalid sites, locales and settings do not
 *   throw, because the header handles them.
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
  const ofFragments = fragmentLinks(known, entry, fragments, { nonce, baseUrl });
  const hasStyles = ofFragments.some((link) => link.includes(' rel="stylesheet"'));
  const preloads = [
    ...[...first.styles, ...next.styles].map(preload.style),
    ...(isRefused ? [] : [preload.entry(entry)]),
    ...[...(withReact ? known.react : []), ...first.scripts, ...next.scripts].map(preload.script),
  ];
  // Server-rendered HTML works without scripts, and preloading them would delay its first paint.
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
