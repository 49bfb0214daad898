import type { Shop } from '../read/readShop.ts';

/** Locales of the sites, then further ones. The first site's locale is first. */
export const localesOf = ({ siteList, furtherLocales = [] }: Shop): string[] => [
  ...new Set([...siteList.map(({ locale }) => locale), ...furtherLocales]),
];
