import { locales as shipped } from '#shop/sites.ts';

/** The shop's locales. The first is the default (SITE-06). Spread for the type archive, as in `sites.ts`. */
export const locales = [...shipped] as const;

/** A locale of the shop. A subset of `ProductLocale`. */
export type Locale = (typeof locales)[number];
