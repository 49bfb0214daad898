import { currencies } from '../sites.ts';
import type { Currency } from '../sites.ts';

/**
 * Rules that derive prices from euros: the price times `rate` is rounded to a multiple of `step`, or of `wideStep` if
 * it is at least `wideStepFrom`. Subtracting `discount` produces the usual endings (7,90 CHF, 189 Kč, 2 990 Ft, 54,95
 * kr., £6.49). All values except the rate are in major units.
 */
const priceRules: Record<
  Currency,
  { rate: number; step: number; wideStepFrom: number; wideStep: number; discount: number }
> = {
  EUR: { rate: 1, step: 0.01, wideStepFrom: Infinity, wideStep: 0.01, discount: 0 },
  CHF: { rate: 1.1, step: 1, wideStepFrom: 100, wideStep: 10, discount: 0.1 },
  CZK: { rate: 25, step: 10, wideStepFrom: 1_000, wideStep: 100, discount: 1 },
  HUF: { rate: 395, step: 100, wideStepFrom: 20_000, wideStep: 1_000, discount: 10 },
  PLN: { rate: 4.3, step: 1, wideStepFrom: 100, wideStep: 10, discount: 0.01 },
  TRY: { rate: 48, step: 10, wideStepFrom: 1_000, wideStep: 100, discount: 0.1 },
  DKK: { rate: 7.46, step: 5, wideStepFrom: 500, wideStep: 50, discount: 0.05 },
  SEK: { rate: 11.2, step: 10, wideStepFrom: 1_000, wideStep: 100, discount: 1 },
  GBP: { rate: 0.87, step: 0.5, wideStepFrom: 100, wideStep: 10, discount: 0.01 },
};

/**
 * Converts a price to every currency, in minor units.
 *
 * @param euroCents Price in euro cents, at least 100.
 */
export function localPrices(euroCents: number): Record<Currency, number> {
  const prices = currencies.map((currency) => {
    const { rate, step, wideStepFrom, wideStep, discount } = priceRules[currency];
    const value = (euroCents / 100) * rate;
    const roundTo = value < wideStepFrom ? step : wideStep;
    const price = Math.round(value / roundTo) * roundTo - discount;
    return [currency, Math.round(price * 100)];
  });
  return Object.fromEntries(prices) as Record<Currency, number>;
}
