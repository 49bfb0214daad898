import { currencyOf, localeOf, type Currency, type Site } from '../../sites.ts';

/** Forints have no decimals. Whole crowns (koruny, kroner and kronor) are written without decimals. */
const currencyFormats: Partial<Record<Currency, Intl.NumberFormatOptions>> = {
  HUF: { maximumFractionDigits: 0 },
  CZK: { trailingZeroDisplay: 'stripIfInteger' },
  DKK: { trailingZeroDisplay: 'stripIfInteger' },
  SEK: { trailingZeroDisplay: 'stripIfInteger' },
};

/**
 * Formats a price in the site's currency and locale. On the German site, the currency is displayed as its code, as
 * specified (SITE-03).
 *
 * @param minor Hundredths of the currency unit, also for forints.
 */
export function formatPrice(minor: number, site: Site): string {
  const currency = currencyOf(site);
  const currencyDisplay = localeOf(site) === 'de-DE' ? 'code' : 'symbol';
  const format = currencyFormats[currency];
  const options = { style: 'currency', currency, currencyDisplay, ...format } as const;
  return new Intl.NumberFormat(localeOf(site), options).format(minor / 100);
}

/** Formats a discount such as `−20 %` in the site's locale. Rounds down, so that the discount is never overstated. */
export function formatDiscount(price: number, salePrice: number, site: Site): string {
  const share = Math.floor(((price - salePrice) * 100) / price) / 100;
  return new Intl.NumberFormat(localeOf(site), { style: 'percent' }).format(-share);
}
