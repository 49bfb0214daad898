import { currencies } from '../sites.ts';
import type { Currency } from '../sites.ts';

/**
 * How a country writes its prices: euros times `rate`, to a full `step`, less `off` for the usual
 * ending (7,90 CHF, 189 Kč, 2 990 Ft). From `from` on steps are wider, as no shop asks 97 190 Ft.
 * All but the rate in major units.
 */
const habits: Record<
  Currency,
  { rate: number; step: number; from: number; wide: number; off: number }
> = {
  EUR: { rate: 1, step: 0.01, from: Infinity, wide: 0.01, off: 0 },
  CHF: { rate: 1.1, step: 1, from: 100, wide: 10, off: 0.1 },
  CZK: { rate: 25, step: 10, from: 1_000, wide: 100, off: 1 },
  HUF: { rate: 395, step: 100, from: 20_000, wide: 1_000, off: 10 },
  PLN: { rate: 4.3, step: 1, from: 100, wide: 10, off: 0.01 },
  TRY: { rate: 48, step: 10, from: 1_000, wide: 100, off: 0.1 },
};

/**
 * The prices of an article in every currency of the shop, in minor units.
 *
 * @param euro price in euro cents, at least 100
 */
export function localPrices(euro: number): Record<Currency, number> {
  const prices = currencies.map((currency) => {
    const { rate, step, from, wide, off } = habits[currency];
    const value = (euro / 100) * rate;
    const width = value < from ? step : wide;
    return [currency, Math.round((Math.round(value / width) * width - off) * 100)];
  });
  return Object.fromEntries(prices) as Record<Currency, number>;
}
