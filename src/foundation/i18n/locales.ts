import { locales as shipped } from '#shop/sites.ts';

/** The locales that the shop ships; the first is the default (SITE-06). Spread for the type archive, as in `sites.ts`. */
export const locales = [...shipped] as const;

/** A locale that the shop ships, one of `ProductLocale`. */
export type Locale = (typeof locales)[number];
