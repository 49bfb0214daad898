import { languageOf, type Site } from '../shop/sites.ts';
import { pageUrl } from '../shop/urls.ts';
import { icon } from './staticHeaderIcons.ts';
import { staticHeaderWords, type StaticHeaderWords } from './staticHeaderWords.ts';

interface Facts {
  site: Site;
  words: StaticHeaderWords;
}

const MARK = `<svg class="shop-static-mark" width="36" height="36" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
<ellipse cx="20" cy="20" rx="12.5" ry="17" transform="rotate(32 20 20)"/>
<path d="M27.8 6.6c-3.4 6-1 9.6-5.6 13.6s-3.4 8.4-9.6 13.4"/></svg>`;

function logo({ site, words }: Facts): string {
  return `<a class="shop-static-logo" href="${pageUrl(site, '/')}" aria-label="${words.home}">
${MARK}<span aria-hidden="true">Aroma</span></a>`;
}

function search({ site, words }: Facts): string {
  return `<form class="shop-static-search" role="search" action="/search" method="get">
<input type="search" name="query" maxlength="200" required autocomplete="off"
 aria-label="${words.find}" placeholder="${words.submit}">
<input type="hidden" name="site" value="${site}">
<button type="submit" aria-label="${words.submit}">${icon('search', 20)}</button>
</form>`;
}

function icons({ site, words }: Facts): string {
  const pages = [
    ['search', '/search'],
    ['stores', '/service/storefinder/search'],
    ['account', '/usermenu'],
    ['cart', '/service/cartfrontend/cart'],
  ] as const;
  const items = pages.map(
    ([name, path]) =>
      `<li><a href="${pageUrl(site, path)}" aria-label="${words[name]}"><span>${icon(name, 24)}</span>
<span aria-hidden="true">${words[name]}</span></a></li>`,
  );
  return `<ul class="shop-static-icons" aria-label="${words.services}">${items.join('')}</ul>`;
}

function navigation({ site, words }: Facts): string {
  const pages = [
    ['worlds', '/category/theme-worlds'],
    ['categories', '/category/all'],
    ['coffee', '/category/coffee'],
    ['sale', '/category/sale'],
  ] as const;
  const items = pages.map(
    ([name, path]) =>
      `<li><a class="shop-static-${name}" href="${pageUrl(site, path)}">${words[name]}</a></li>`,
  );
  return `<nav class="shop-static-navigation" aria-label="${words.navigation}"><ul>${items.join('')}</ul></nav>`;
}

/**
 * The header that every page is served with: logo, search by GET, plain links. It works without any
 * script, holds the place of the remote's header to the pixel, and stays where that one does not come.
 *
 * @param reduced The header of checkout-style pages, where the remote's is the reduced one too.
 * @param hasBanner Whether the page names a category promotion, whose place the remote's header holds too.
 */
export function staticHeader(site: Site, reduced = false, hasBanner = false): string {
  const words = staticHeaderWords[languageOf(site)];
  const facts = { site, words };
  if (reduced) {
    return `<header class="shop-static-header shop-static-reduced" data-shell="static-header">
<div class="shop-static-bar">${logo(facts)}
<p class="shop-static-hint">${icon('lock', 20)}${words.secure}</p></div></header>`;
  }
  return `<header class="shop-static-header" data-shell="static-header">
<div class="shop-static-promotions${hasBanner ? ' shop-static-with-banner' : ''}"></div>
<div class="shop-static-bar"><div class="shop-static-start">
<a class="shop-static-menu" href="${pageUrl(site, '/category/all')}" aria-label="${words.menu}">${icon('menu', 24)}</a>
${logo(facts)}</div>
${search(facts)}
${icons(facts)}</div>
${navigation(facts)}
</header>`;
}
