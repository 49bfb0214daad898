import { languageOf, type Language, type Site } from '../shop/catalogue/languages.ts';

const words: Record<Language, { search: string; cart: string }> = {
  de: { search: 'Suchen', cart: 'Warenkorb' },
  fr: { search: 'Rechercher', cart: 'Panier' },
  cs: { search: 'Hledat', cart: 'Košík' },
  hu: { search: 'Keresés', cart: 'Kosár' },
  pl: { search: 'Szukaj', cart: 'Koszyk' },
  sk: { search: 'Hľadať', cart: 'Košík' },
  tr: { search: 'Ara', cart: 'Sepet' },
};

/**
 * The header that every page is served with: logo, search by GET, cart link. It works without any
 * script, holds the place of the remote's header, and stays where that one does not come.
 */
export function staticHeader(site: Site): string {
  const { search, cart } = words[languageOf(site)];
  return `<header class="shop-static-header" data-shell="static-header">
<a class="shop-static-logo" href="/">Aroma</a>
<form class="shop-static-search" role="search" action="/search" method="get">
<input type="search" name="query" maxlength="200" required aria-label="${search}" placeholder="${search}">
<input type="hidden" name="site" value="${site}">
<button type="submit">${search}</button>
</form>
<a class="shop-static-cart" href="/service/cartfrontend/cart">${cart}</a>
</header>`;
}
