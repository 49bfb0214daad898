import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from './shopFolder.ts';

/** The part of a site that tools read. */
export interface CompiledSite {
  code: string;
  locale: string;
  addresses: { home?: string };
}

/**
 * Reads the sites of the compiled shop from its `shop.json`, in the shop's order.
 *
 * @throws {Error} If the shop has not been compiled.
 */
export function readSites(): CompiledSite[] {
  const text = readFileSync(join(shopFolder().generated, 'shop.json'), 'utf8');
  const { sites } = JSON.parse(text) as { sites: CompiledSite[] };
  return sites;
}
