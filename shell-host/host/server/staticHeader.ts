import { languageOf, type Site } from '../../demo-shop/sites.ts';
import { pageUrl } from '../../demo-shop/urls.ts';
import { icon } from './staticHeaderIcons.ts';
import staticTexts from './staticTexts.json' with { type: 'json' };

interface HeaderContext {
  site: Site;
  /** The same as in the remote's header. */
  texts: (typeof staticTexts)['de'];
}

const LOGO_MARK = `<svg class="shop-static-mark" width="36" height="36" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
<ellipse cx="20" cy="20" rx="12.5" ry="17" transform="rotate(32 20 20)"/>
<path d="M27.8 6.6c-3.4 6-1 9.6-5.6 13.6s-3.4 8.4-9.6 13.4"/></svg>`;

function logo({ site, texts }: HeaderContext): string {
  return `<a class="shop-static-logo" href="${pageUrl(site, '/')}" aria-label="${texts.home}">
${LOGO_MARK}<span aria-hidden="true">Aroma</span></a>`;
}

function search({ site, texts }: HeaderContext): string {
  return `<form class="shop-static-search" role="search" action="/search" method="get">
<input type="search" name="query" maxlength="200" required autocomplete="off"
 aria-label="${texts.find}" placeholder="${texts.submit}">
<input type="hidden" name="site" value="${site}">
<button type="submit" aria-label="${texts.submit}">${icon('search', 20)}</button>
</form>`;
}

function icons({ site, texts }: HeaderContext): string {
  const pages = [
    ['search', '/search'],
    ['stores', '/service/storefinder/search'],
    ['account', '/usermenu'],
    ['cart', '/service/cartfrontend/cart'],
  ] as const;
  const items = pages.map(
    ([name, path]) =>
      `<li><a href="${pageUrl(site, path)}" aria-label="${texts[name]}"><span>${icon(name, 24)}</span>
<span aria-hidden="true">${texts[name]}</span></a></li>`,
  );
  return `<ul class="shop-static-icons" aria-label="${texts.services}">${items.join('')}</ul>`;
}

function navigation({ site, texts }: HeaderContext): string {
  const pages = [
    ['worlds', '/category/theme-worlds'],
    ['categories', '/category/all'],
    ['coffee', '/category/coffee'],
    ['sale', '/category/sale'],
  ] as const;
  const items = pages.map(
    ([name, path]) =>
      `<li><a class="shop-static-${name}" href="${pageUrl(site, path)}">${texts[name]}</a></li>`,
  );
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
  const isPreview = /(^|; )Preview=/.test(document.cookie);
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
  const texts = staticTexts[languageOf(site)];
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
<a class="shop-static-menu" href="${pageUrl(site, '/category/all')}" aria-label="${texts.menu}">${icon('menu', 24)}</a>
${logo(context)}</div>
${search(context)}
${icons(context)}</div>
${navigation(context)}
</header>`;
}
