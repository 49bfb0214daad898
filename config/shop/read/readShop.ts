import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ShopDefinition } from '../../../src/foundation/shop/defineShop.ts';
import type {
  Addresses,
  ConsentScripts,
  Features,
  MenuItem,
  NewsletterRules,
  SiteDefinition,
} from '../../../src/foundation/shop/defineSite.ts';
import type { Catalogue } from '../../texts/readPo.ts';
import type { Problem } from '../problems.ts';
import { shopSchema } from '../schemas/shopSchema.ts';
import { siteSchema } from '../schemas/siteSchema.ts';
import { readDefinition } from './readDefinition.ts';
import { readSvg, type SvgPicture } from './readSvg.ts';
import { isFile, isFolder, readText } from './readText.ts';
import { readShopTexts } from './readShopTexts.ts';
import { readTokens, type Tokens } from './readTokens.ts';

/** A site with what it takes from the shop. */
export interface Site extends SiteDefinition {
  code: string;
  flagPicture: SvgPicture;
  addresses: Addresses;
  menu: Partial<Record<MenuItem, string>>;
  features: Features;
  newsletter: NewsletterRules;
  consentScripts: ConsentScripts;
  /** The content of `footer.json`. */
  footer: unknown;
  /** Texts of the newsletter form that this site alone has; empty where there is no `texts.po`. */
  texts: Catalogue;
}

/** A shop's folder, read. */
export interface Shop extends ShopDefinition {
  folder: string;
  logoPicture: SvgPicture;
  /** In the order of `ShopDefinition.sites`. */
  siteList: readonly Site[];
  /** What the shop says differently, by locale. */
  texts: ReadonlyMap<string, Catalogue>;
  tokens: Tokens;
}

/** What was read, as far as it can be used, and everything that cannot be. */
export interface ShopReading {
  /** Complete only where there are no problems. */
  shop: Shop;
  problems: Problem[];
}

/** Maximum size of the logo and of each flag, in bytes (gzip). Every visitor downloads them. */
const MAX_PICTURE_BYTES = 2000;

/** Maximum size of a footer's content, in bytes (gzip). With its chunk's code it stays within the budget of 6 kB. */
const MAX_FOOTER_BYTES = 5500;

/** Maximum length of `footer.json`. */
const MAX_FOOTER = 200_000;

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length;

const NO_PICTURE: SvgPicture = { viewBox: '', ratio: 1, shapes: [] };

function readPicture(folder: string, file: string, problems: Problem[]): SvgPicture {
  const expected = 'an SVG of shapes with a viewBox, without text, styles, images and links';
  const fail = (found: string, wanted = expected) => {
    problems.push({ file, path: '', found, expected: wanted });
    return NO_PICTURE;
  };
  const source = readText(folder, file, problems, expected);
  if (source === undefined) return NO_PICTURE;
  const size = gzipSize(source);
  if (size > MAX_PICTURE_BYTES) {
    return fail(
      `${size} bytes gzip`,
      `at most ${MAX_PICTURE_BYTES}. Every visitor downloads it: use fewer points, or round the coordinates`,
    );
  }
  try {
    return readSvg(source);
  } catch (error) {
    // The parser adds the lines around what it could not read.
    return fail(String((error as Error).message).split('\n')[0] ?? '');
  }
}

function readFooter(folder: string, file: string, problems: Problem[]): unknown {
  const expected = 'the footer’s content as JSON';
  const source = readText(folder, file, problems, expected);
  if (source === undefined) return undefined;
  if (
    source.length > MAX_FOOTER ||
    /(?:[[{][^[\]{}]*){50}/.test(source.replaceAll(/"[^"]*"/g, ''))
  ) {
    const found = `${source.length} letters, or objects deep inside of each other`;
    problems.push({ file, path: '', found, expected: `at most ${MAX_FOOTER} letters` });
    return undefined;
  }
  try {
    const content: unknown = JSON.parse(source);
    const size = gzipSize(JSON.stringify(content));
    if (size > MAX_FOOTER_BYTES) {
      const wanted = `at most ${MAX_FOOTER_BYTES}. Every visitor of the site downloads it: shorten its texts, or remove links`;
      problems.push({ file, path: '', found: `${size} bytes gzip`, expected: wanted });
      return undefined;
    }
    return content;
  } catch (error) {
    const found = String((error as Error).message).split('\n')[0] ?? '';
    problems.push({ file, path: '', found, expected });
    return undefined;
  }
}

async function readSite(
  folder: string,
  code: string,
  shop: Partial<ShopDefinition>,
  problems: Problem[],
): Promise<Site> {
  const own = `sites/${code}`;
  const { value: site, ...read } = await readDefinition(folder, `${own}/site.ts`, siteSchema);
  problems.push(...read.problems);
  const texts = readShopTexts(folder, `${own}/texts.po`, problems);
  return {
    ...(site as SiteDefinition),
    code,
    // Of a definition that cannot be read it is unknown which flag it names.
    flagPicture:
      Object.keys(site).length > 0
        ? readPicture(folder, posix.join(own, site.flag ?? 'flag.svg'), problems)
        : NO_PICTURE,
    addresses: { ...shop.addresses, ...site.addresses } as Addresses,
    menu: { ...shop.menu, ...site.menu },
    features: { ...shop.features, ...site.features } as Features,
    newsletter: { ...shop.newsletter, ...site.newsletter } as NewsletterRules,
    consentScripts: { ...shop.consent?.scripts, ...site.consentScripts },
    footer: readFooter(folder, `${own}/footer.json`, problems),
    texts,
  };
}

/** The folders of sites. */
export function siteFolders(folder: string): string[] {
  const sites = join(folder, 'sites');
  if (!isFolder(sites)) return [];
  return readdirSync(sites)
    .filter((name) => isFolder(join(sites, name)))
    .toSorted();
}

function readTexts(folder: string, problems: Problem[]): Map<string, Catalogue> {
  const texts = join(folder, 'texts');
  if (isFile(texts)) {
    const expected = 'a folder with a file for each locale, as texts/da-DK.po';
    problems.push({ file: 'texts', path: '', found: 'a file', expected });
  }
  const files = isFolder(texts) ? readdirSync(texts).filter((name) => !name.startsWith('.')) : [];
  return new Map(
    files
      .toSorted()
      .map((file) => [file.replace(/\.po$/, ''), readShopTexts(folder, `texts/${file}`, problems)]),
  );
}

/** Reads a shop's folder, and checks each of its files by itself. */
export async function readShop(folder: string): Promise<ShopReading> {
  const { value: shop, problems } = await readDefinition(folder, 'shop.ts', shopSchema);
  const existing = siteFolders(folder);
  // Without a usable list the folders are checked all the same.
  const codes = (shop.sites ?? existing).filter((code) => existing.includes(code));
  const siteList = await Promise.all(codes.map((code) => readSite(folder, code, shop, problems)));
  return {
    shop: {
      ...(shop as ShopDefinition),
      folder,
      logoPicture: readPicture(folder, 'logo.svg', problems),
      siteList,
      texts: readTexts(folder, problems),
      tokens: readTokens(folder, problems),
    },
    problems,
  };
}
