import type { Shop } from '../read/readShop.ts';

/** The locales of the sites and the further ones, the first site's first. */
export const localesOf = ({ siteList, furtherLocales = [] }: Shop): string[] => [
  ...new Set([...siteList.map(({ locale }) => locale), ...furtherLocales]),
];
