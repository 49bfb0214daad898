import { currencyOf, type Currency, type Site } from '../../shop/sites.ts';
import { localeOf } from '../texts/locales.ts';

/** Forint are not divided; whole crowns are written without their hellers. */
const digits: Partial<Record<Currency, Intl.NumberFormatOptions>> = {
  HUF: { maximumFractionDigits: 0 },
  CZK: { trailingZeroDisplay: 'stripIfInteger' },
};

/**
 * A price as the site's country writes it, in its currency (H§9).
 * @param minor Hundredths, for forint too.
 */
export function formatPrice(minor: number, site: Site): string {
  const currency = currencyOf(site);
  const options = { style: 'currency', currency, ...digits[currency] } as const;
  return new Intl.NumberFormat(localeOf(site), options).format(minor / 100);
}

/** What is saved, as `−20 %` is written in the site's country; rounded down, so that it never says too much. */
export function formatSaving(price: number, salePrice: number, site: Site): string {
  const share = Math.floor(((price - salePrice) * 100) / price) / 100;
  return new Intl.NumberFormat(localeOf(site), { style: 'percent' }).format(-share);
}
