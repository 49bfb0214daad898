import { legalPages } from '../../demo-shop/promotions/footer/legalPages.ts';
import type { Site } from '../../demo-shop/sites.ts';
import { escapeHtml } from './escapeHtml.ts';
import { staticTexts } from './staticTexts.ts';

/**
 * The footer in the HTML of every page: imprint, privacy, terms and withdrawal, which a shop must always link to. It
 * works without scripts, is hidden while the remote's footer has its links, and remains if that cannot be loaded.
 */
export function staticFooter(site: Site): string {
  const items = legalPages(site).map(
    ({ url, text }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></li>`,
  );
  return `<footer class="shop-static-footer" data-shell="static-footer">
<nav aria-label="${staticTexts(site).legal}"><ul>${items.join('')}</ul></nav></footer>`;
}
