import { addressOf } from './address.ts';
import { siteCodes } from './sites.ts';

/** Pages with the same address on every site (FOOT-16). */
export const samePages = {
  stores: addressOf('stores', siteCodes[0]),
  contact: addressOf('contact', siteCodes[0]),
  privacy: addressOf('privacy', siteCodes[0]),
};
