import { siteCodes as codes, sites as table } from '#shop/sites.ts';

// Spread, because a host's types cannot name the shop's modules: the values' types stand in the type archive in full.

/** The shop's country sites; the first is the default (SITE-01). */
export const siteCodes = [...codes] as const;

/** A country site. Not a locale: Switzerland has two sites, and every site may be shown in any locale. */
export type Site = (typeof siteCodes)[number];

/**
 * What every module needs to know about a site; components read a column instead of comparing codes. Data that only some
 * features need are in tables of their own: what is here is downloaded with every header.
 */
export const sites = { ...table } as const;
