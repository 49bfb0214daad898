import { afterPaint } from './afterPaint.ts';
import { FILES_SCRIPT, postponed, PRELOAD_SCRIPT } from './filesScript.ts';
import type { Fragment } from '../fragment.ts';
import { checkedNonce } from '../nonce.ts';
import { STYLES_SCRIPT } from './stylesScript.ts';
import { firstWave, nextWave, type PageModules, type WaveModule } from './waves.ts';
import { fragmentLinks, hasHeader, hasHeaderEnd } from './fragmentLinks.ts';
import { attribute, createLinks, hrefOf, withoutRepeated } from './links.ts';
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
  /**
   * The page's fragments: their links are in the text too, each once. With a header, which the page has by `fragmentHtml`,
   * browsers that can paint nothing before they have it whole, for 2 s at most: put only what the page prints here.
   */
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
  { modules, settings, ...given }: HeadOptions,
): PageModules {
  const [first = ''] = Object.keys(locales);
  const site = Object.hasOwn(locales, text(given.site)) ? text(given.site) : first;
  const chosen = text(given.locale);
  const locale = Object.hasOwn(chunks, `locale-${chosen}`) ? chosen : locales[site];
  const setting = (name: string) => settings?.[name] ?? settings?.[name.toLowerCase()];
  const isReduced = TRUE.has(setting('reduced'));
  const hasPromotions = !isReduced && !FALSE.has(setting('showPromotionBanner'));
  return { modules, site, locale: locale ?? '', isReduced, hasPromotions };
}

/**
 * What a page with modules of fascia has in its `<head>`, as HTML (HK-80 to HK-87, HK-190, HK-201): the remote's first files
 * in the order in which they are needed, the entry's address, rules that hold the modules' places, and a script that begins
 * the header's reads. Put it after the host's own first script.
 *
 * ```ts
 * const manifest: object = JSON.parse(readFileSync('dist/remote/fragments.json', 'utf8'));
 * const head = headTags(manifest, { modules: ['Header', 'Footer'], site: 'AT', baseUrl: '/remote/', nonce });
 * ```
 *
 * @param manifest The content of `fragments.json` of the remote's build, decoded or as `parseManifest` gives it; parsed once.
 *   Undefined, as `followManifest` gives it while the remote cannot be had: the head has the entry alone (HK-186); with a
 *   pinned key it names no entry then (REL-65).
 * @throws A TypeError for a manifest, an address or a nonce that is none. No site, locale or setting is an error: what
 *   is no data is left to the header.
 */
export function headTags(manifest: object | undefined, options: HeadOptions): string {
  const given = parsedManifest(manifest);
  const { entry: plainEntry = 'container.js' } = options;
  const isHashed = options.hashedEntry || given.isPinned;
  const pinned = isHashed ? own(given.entries, plainEntry) : undefined;
  const hash = pinned && own(given.integrity, pinned);
  // Who pins a key must not load an entry of which no hash is known.
  const isRefused = given.isPinned && !hash;
  const known = isRefused ? NO_RELEASE : given;
  const page = pageModules(known, options);
  const { origin, settings, fragments = [], withReact = false } = options;
  const entry = pinned ?? plainEntry;
  const nonce = checkedNonce(options.nonce);
  const baseUrl = checkedBase(options.baseUrl);
  const withNonce = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const needsHeader = page.modules.includes('Header');
  const isRendered = fragments.some(hasHeader);
  const links = createLinks(known, { baseUrl, origin, nonce });
  const first = firstWave(known, page);
  const next = nextWave(known, page);
  // What a server has rendered is painted from markup and style sheets: scripts wait for that, and take no time from it. A
  // header that scripts draw does not wait for the markup of others.
  const isPainted = fragments.some(({ html }) => html) && (isRendered || !needsHeader);
  const script = isPainted ? links.preload : links.script;
  // The complete entry is run by whoever loads it: run twice, it would be two federation runtimes.
  const entryLink =
    plainEntry === 'container.js' ? script(entry, true) : links.preload(entry, true);
  const scripts = [
    ...(isRefused ? [] : [entryLink]),
    ...[...(withReact ? known.react : []), ...first.scripts, ...next.scripts].map((file) =>
      script(file),
    ),
  ];
  const styles = [...first.styles, ...(isPainted ? [] : next.styles)].map(links.style);
  const readSettings = scriptJson({ ...settings, site: page.site, locale: page.locale });
  const begin =
    known.reads && readSettings && needsHeader
      ? `(${known.reads})(${readSettings},${isRendered})`
      : '';
  const withHash = hash === undefined ? '' : ` data-integrity="${hash}"`;
  const inline = (code: string) => code && `<script${withNonce}>${code}</script>`;
  const ofFragments = fragmentLinks(known, entry, fragments, nonce);
  const theirs = new Set(ofFragments.map(hrefOf));
  const hasStyles = ofFragments.some((link) => link.includes(' rel="stylesheet"'));
  const rules = known.places + (hasStyles ? known.unstyled : '');
  const ofStyles = hasStyles ? STYLES_SCRIPT : '';
  return [
    isRefused
      ? ''
      : `<meta name="fascia-entry" content="${attribute(baseUrl + entry)}"${withHash}>`,
    rules && `<style${withNonce}>${rules}</style>`,
    // Inline scripts stand in front of style sheets, for which they would wait.
    ...(isPainted
      ? [
          inline(
            ofStyles +
              afterPaint(`${begin};${PRELOAD_SCRIPT}`, needsHeader && fragments.some(hasHeaderEnd)),
          ),
          ...withoutRepeated([...ofFragments, ...styles, ...scripts]).map(postponed),
        ]
      : [
          ...styles.filter((link) => !theirs.has(hrefOf(link))),
          inline(`${ofStyles}${FILES_SCRIPT};${begin}`),
          ...withoutRepeated([...scripts, ...ofFragments]),
        ]),
  ].join('');
}

const own = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
