import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from './shopFolder.ts';

/** The part of `shop.json` that tools read. */
export interface CompiledShop {
  imagePaths: Readonly<Record<string, string>>;
  footerLogos: { folder: string };
  sites: CompiledSite[];
}

/** The part of a site that tools read. */
export interface CompiledSite {
  code: string;
  locale: string;
  addresses: { home?: string };
  newsletter: { picture?: string };
}

/**
 * Reads the compiled shop from its `shop.json`.
 *
 * @throws {Error} If the shop has not been compiled.
 */
export function readCompiledShop(): CompiledShop {
  const text = readFileSync(join(shopFolder().generated, 'shop.json'), 'utf8');
  return JSON.parse(text) as CompiledShop;
}

/**
 * Reads the compiled shop's sites, in the shop's order.
 *
 * @throws {Error} If the shop has not been compiled.
 */
export const readSites = (): CompiledSite[] => readCompiledShop().sites;
