import type { Shop } from './read/readShop.ts';
import { brandModules } from './write/brandModules.ts';
import { consentModules } from './write/consentModules.ts';
import { footerModules } from './write/footerModules.ts';
import { newsletterModules } from './write/newsletterModules.ts';
import { siteModules } from './write/siteModules.ts';
import { textModules } from './write/writeTexts.ts';

/**
 * The generated modules of a shop by their names: one for the data of each topic, so that the header does not load the
 * footer's data.
 *
 * @param generated Where they will be.
 */
export function shopModules(shop: Shop, generated: string): Record<string, string> {
  return {
    ...siteModules(shop),
    ...brandModules(shop),
    ...consentModules(shop),
    ...footerModules(shop),
    ...newsletterModules(shop, generated),
    ...textModules(shop),
  };
}
