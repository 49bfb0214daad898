import { legalPages } from '../../demo-shop/promotions/footer/legalPages.ts';
import { languageOf, type Site } from '../../demo-shop/sites.ts';
import staticTexts from './staticTexts.json' with { type: 'json' };

/**
 * The footer in the HTML of every page: imprint, privacy, terms and withdrawal, which a shop must always link to. It
 * works without scripts, is hidden while the remote's footer has its links, and remains if that cannot be loaded.
 */
export function staticFooter(site: Site): string {
  const items = legalPages(site).map(({ url, text }) => `<li><a href="${url}">${text}</a></li>`);
  return `<footer class="shop-static-footer" data-shell="static-footer">
<nav aria-label="${staticTexts[languageOf(site)].legal}"><ul>${items.join('')}</ul></nav></footer>`;
}
