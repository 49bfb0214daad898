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
import type { Catalogue } from '../texts/readPo.ts';
import type { Problem } from '../problems.ts';
import { footerSchema } from '../schemas/footerSchema.ts';
import { shopSchema } from '../schemas/shopSchema.ts';
import { siteSchema } from '../schemas/siteSchema.ts';
import { readDefinition, schemaProblems } from './readDefinition.ts';
import { readSvg, type SvgPicture } from './readSvg.ts';
import { isFile, isFolder, readText } from './readText.ts';
import { readShopTexts } from './readShopTexts.ts';
import { readTokens, type Tokens } from './readTokens.ts';

/** A site, with the values that it inherits from the shop. */
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
  /** Texts of the newsletter form that only this site has. Empty if there is no `texts.po`. */
  texts: Catalogue;
}

/** The content of a shop's folder. */
export interface Shop extends ShopDefinition {
  folder: string;
  logoPicture: SvgPicture;
  /** In the order of `ShopDefinition.sites`. */
  siteList: readonly Site[];
  /** Texts that replace texts of the product, by locale. */
  texts: ReadonlyMap<string, Catalogue>;
  tokens: Tokens;
}

/** Maximum size of the logo and of each flag, in bytes (gzip). Every visitor downloads them. */
const MAX_PICTURE_BYTES = 2000;

/** Maximum size of a footer's content, in bytes (gzip). */
const MAX_FOOTER_BYTES = 5500;

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length;

const firstLine = (error: unknown) => String((error as Error).message).split('\n')[0] ?? '';

function readPicture(folder: string, file: string, problems: Problem[]): SvgPicture {
  const expected = 'an SVG of shapes with a viewBox, without text, styles, images and links';
  const fail = (found: string, wanted = expected): SvgPicture => {
    problems.push({ file, path: '', found, expected: wanted });
    return { viewBox: '', ratio: 1, shapes: [] };
  };
  const source = readText(folder, file, problems, expected);
  if (source === undefined) return { viewBox: '', ratio: 1, shapes: [] };
  const size = gzipSize(source);
  if (size > MAX_PICTURE_BYTES) {
    return fail(
      `${size} bytes gzip`,
      `at most ${MAX_PICTURE_BYTES}, because every visitor downloads it. Use fewer points or round the coordinates`,
    );
  }
  try {
    return readSvg(source);
  } catch (error) {
    return fail(firstLine(error));
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function readFooter(shop: ShopDefinition, folder: string, file: string, problems: Problem[]) {
  const expected = 'the footer’s content as JSON';
  const fail = (found: string, wanted = expected): undefined => {
    problems.push({ file, path: '', found, expected: wanted });
  };
  const source = readText(folder, file, problems, expected);
  if (source === undefined) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(source, (_, value: unknown) => (isEmpty(value) ? undefined : value)) ?? {};
  } catch (error) {
    return fail(firstLine(error));
  }
  const size = gzipSize(JSON.stringify(content));
  if (size > MAX_FOOTER_BYTES) {
    return fail(
      `${size} bytes gzip`,
      `at most ${MAX_FOOTER_BYTES}, because every visitor of the site downloads it. Shorten its texts or remove links`,
    );
  }
  problems.push(...schemaProblems(file, footerSchema(shop), content));
  return content;
}

/** Returns the codes of the sites that have a folder. */
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
    const expected = 'a folder with a file for each locale, such as texts/da-DK.po';
    problems.push({ file: 'texts', path: '', found: 'a file', expected });
  }
  const files = isFolder(texts) ? readdirSync(texts).filter((name) => !name.startsWith('.')) : [];
  return new Map(
    files
      .toSorted()
      .map((file) => [file.replace(/\.po$/, ''), readShopTexts(folder, `texts/${file}`, problems)]),
  );
}

/**
 * Reads a shop's folder and checks each file separately.
 *
 * @param problems Receives the problems of the files.
 * @returns The shop, or `undefined` if `shop.ts`, a `site.ts` or `tokens.css` is invalid.
 */
export async function readShop(folder: string, problems: Problem[]): Promise<Shop | undefined> {
  const shop = await readDefinition(folder, 'shop.ts', shopSchema, problems);
  const codes = siteFolders(folder);
  const sites = new Map<string, Site>();
  for (const code of codes) {
    const own = `sites/${code}`;
    const site = await readDefinition(folder, `${own}/site.ts`, siteSchema, problems);
    const texts = readShopTexts(folder, `${own}/texts.po`, problems);
    if (!site || !shop) continue;
    sites.set(code, {
      ...site,
      code,
      flagPicture: readPicture(folder, posix.join(own, site.flag ?? 'flag.svg'), problems),
      addresses: { ...shop.addresses, ...site.addresses } as Addresses,
      menu: { ...shop.menu, ...site.menu },
      features: { ...shop.features, ...site.features },
      newsletter: { ...shop.newsletter, ...site.newsletter } as NewsletterRules,
      consentScripts: { ...shop.consent?.scripts, ...site.consentScripts },
      footer: readFooter(shop, folder, `${own}/footer.json`, problems),
      texts,
    });
  }
  const logoPicture = readPicture(folder, 'logo.svg', problems);
  const texts = readTexts(folder, problems);
  const tokens = readTokens(folder, problems);
  if (!shop || !tokens || sites.size < codes.length) return undefined;
  const siteList = shop.sites.flatMap((code) => sites.get(code) ?? []);
  return { ...shop, folder, logoPicture, siteList, texts, tokens };
}
