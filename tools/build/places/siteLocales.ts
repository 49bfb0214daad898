import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Shop {
  sites: { code: string; locale: string }[];
}

/**
 * The default locale of each site of a shop, in the shop's order.
 *
 * @param generated The folder of the shop's modules.
 */
export function siteLocales(generated: string): Record<string, string> {
  const { sites }: Shop = JSON.parse(readFileSync(join(generated, 'shop.json'), 'utf8'));
  return Object.fromEntries(sites.map(({ code, locale }) => [code, locale]));
}
