import { legalPages } from '../../demo-shop/promotions/footer/legalLinks.ts';
import { languageOf, type Language, type Site } from '../../demo-shop/sites.ts';

/** The name of the links for assistive technology, the same as in the remote's footer. */
const names: Readonly<Record<Language, string>> = {
  de: 'Rechtliche Hinweise',
  fr: 'Informations légales',
  cs: 'Právní informace',
  hu: 'Jogi információk',
  pl: 'Informacje prawne',
  sk: 'Právne informácie',
  tr: 'Yasal bilgiler',
};

/**
 * The footer in the HTML of every page: imprint, privacy, terms and withdrawal, which a shop must always link to. It
 * works without scripts, is hidden while the remote's footer has its links, and remains if that cannot be loaded.
 */
export function staticFooter(site: Site): string {
  const items = legalPages(site).map(({ url, text }) => `<li><a href="${url}">${text}</a></li>`);
  return `<footer class="shop-static-footer" data-shell="static-footer">
<nav aria-label="${names[languageOf(site)]}"><ul>${items.join('')}</ul></nav></footer>`;
}
