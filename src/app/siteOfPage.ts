import { siteCodes, type Site } from '../foundation/sites/sites.ts';

/**
 * The site of a page, for what is used without a module: the first mounted module's, else `<html data-site>`,
 * else DE (CART-52).
 */
export function siteOfPage(): Site {
  if (typeof document === 'undefined') return 'DE';
  const module = document.querySelector<HTMLElement>('[data-fascia][data-site]');
  const named = (module ?? document.documentElement).dataset['site'];
  return siteCodes.find((site) => site === named) ?? 'DE';
}
