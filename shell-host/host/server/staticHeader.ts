import { menuItems, retailer, type AddressName } from '../../demo-shop/retailer.ts';
import { siteOf, type Site } from '../../demo-shop/sites.ts';
import { addressOf, categoryUrl, menuUrl } from '../../demo-shop/urls.ts';
import { escapeHtml } from './escapeHtml.ts';
import { icon } from './staticHeaderIcons.ts';
import { staticTexts, type StaticTexts } from './staticTexts.ts';

interface HeaderContext {
  site: Site;
  /** The same as in the remote's header. */
  texts: StaticTexts;
}

const href = (site: Site, name: AddressName) => escapeHtml(addressOf(site, name));

const { width, height, viewBox, markup, withName } = retailer.logo;

/** The logo, with the page's names of the design tokens. Its size is in em, as the remote's. */
const LOGO = `<svg class="shop-static-mark" width="${width / 16}em" height="${height / 16}em" viewBox="${viewBox}" aria-hidden="true" focusable="false">
${markup.replaceAll('--fascia-', '--shop-')}</svg>${withName ? `<span aria-hidden="true">${escapeHtml(retailer.name)}</span>` : ''}`;

function logo({ site, texts }: HeaderContext): string {
  return `<a class="shop-static-logo" href="${href(site, 'home')}" aria-label="${escapeHtml(texts.home)}">
${LOGO}</a>`;
}

function search({ site, texts }: HeaderContext): string {
  const action = escapeHtml(siteOf(site).addresses.search ?? '');
  return `<form class="shop-static-search" role="search" action="${action}" method="get">
<input type="search" name="query" maxlength="200" required autocomplete="off"
 aria-label="${texts.find}" placeholder="${texts.submit}">
<input type="hidden" name="site" value="${site}">
<button type="submit" aria-label="${texts.submit}">${icon('search', 20)}</button>
</form>`;
}

function icons({ site, texts }: HeaderContext): string {
  const names = ['search', 'storeFinder', 'account', 'cart'] as const;
  const { storeFinder } = siteOf(site).features;
  const items = names
    .filter((name) => name !== 'storeFinder' || storeFinder)
    .map(
      (name) =>
        `<li><a href="${href(site, name)}" aria-label="${texts[name]}"><span>${icon(name, 24)}</span>
<span aria-hidden="true">${texts[name]}</span></a></li>`,
    );
  return `<ul class="shop-static-icons" aria-label="${texts.services}">${items.join('')}</ul>`;
}

function navigation({ site, texts }: HeaderContext): string {
  const { menuTitles } = siteOf(site);
  const items = menuItems.flatMap((item) => {
    const url = menuUrl(site, item);
    if (!url) return [];
    const link = `href="${escapeHtml(url)}">${escapeHtml(menuTitles[item])}</a>`;
    return [`<li><a class="shop-static-${item}" ${link}</li>`];
  });
  return `<nav class="shop-static-navigation" aria-label="${texts.navigation}"><ul>${items.join('')}</ul></nav>`;
}

/** The ids of the promotions that the remote's header shows, by slot. */
const promotionIds = (categoryPromotionId: string | undefined) => ({
  top: '~header_top',
  phase: '~header_pi',
  ...(categoryPromotionId && { category: categoryPromotionId }),
  benefits: '~header_benefits',
});

/**
 * A script that names on `<html>` the slots of which another page of the tab has found that they are empty: the remote's
 * header holds no place for them (host guide), so this one holds none either. It belongs before the style sheets: behind
 * them it would wait for them, and the header would be painted in parts.
 */
export const emptySlotsScript = (site: Site, categoryPromotionId: string | undefined) => `try {
  const isPreview = /(^|; )${retailer.cookies.preview}=/.test(document.cookie);
  const empty = JSON.parse(sessionStorage.getItem('fascia.emptyPromotions.${site}'));
  const slots = Object.entries(${JSON.stringify(promotionIds(categoryPromotionId))});
  const names = slots.filter(([, id]) => !isPreview && empty.includes(id)).map(([name]) => name);
  document.documentElement.setAttribute('data-empty-slots', names.join(' '));
} catch {}`;

interface HeaderOptions {
  /** The variant for checkout pages, which have the remote's reduced header. */
  reduced: boolean;
  /** The page's category promotion, for which the remote's header holds a place too. */
  categoryPromotionId: string | undefined;
}

/**
 * The header in the HTML of every page: logo, search form with GET, plain links. It works without scripts,
 * has exactly the height of the remote's header, and remains if the remote cannot be loaded.
 */
export function staticHeader(site: Site, { reduced, categoryPromotionId }: HeaderOptions): string {
  const texts = staticTexts(site);
  const context = { site, texts };
  if (reduced) {
    return `<header class="shop-static-header shop-static-reduced" data-shell="static-header">
<div class="shop-static-bar">${logo(context)}
<p class="shop-static-hint">${icon('lock', 20)}${texts.secure}</p></div></header>`;
  }
  const slots = Object.keys(promotionIds(categoryPromotionId)).map(
    (name) => `<div class="shop-static-${name}"></div>`,
  );
  return `<header class="shop-static-header" data-shell="static-header">
<div class="shop-static-promotions">${slots.join('')}</div>
<div class="shop-static-bar"><div class="shop-static-start">
<a class="shop-static-menu" href="${escapeHtml(categoryUrl(site, 'all'))}" aria-label="${texts.menu}">${icon('menu', 24)}</a>
${logo(context)}</div>
${search(context)}
${icons(context)}</div>
${navigation(context)}
</header>`;
}
