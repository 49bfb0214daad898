import { brandKey, brandName } from '#shop/brand.ts';

/** The retailer's brand (HOST-08). */
export const brand = { key: brandKey, name: brandName } as const;
