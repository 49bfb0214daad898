import type { GivenAddresses } from '../sites/givenAddresses.ts';
import { safeUrl } from '../untrusted/safeUrl.ts';
import { invalidSetting, type Setting } from './settingTypes.ts';

/**
 * Addresses by name. An invalid one is a problem that names it and never its value, and counts as not given; an unknown
 * name has no effect: the list of names is not worth a byte of every visitor's download.
 */
const addresses: Setting<GivenAddresses, undefined> = {
  kind: 'addresses',
  hasParts: true,
  parse: (value, problems) => {
    if (typeof value !== 'object') return undefined;
    const valid = Object.entries(value as object).flatMap(([name, given]) => {
      const address = safeUrl(given);
      if (address && /^(?:https?:|\/)/i.test(address)) return [[name, address] as const];
      if (given != null) problems.push(invalidSetting(`addresses.${name}`));
      return [];
    });
    return Object.fromEntries(valid);
  },
  fallback: undefined,
};

/** The setting of every module that links to the shop's pages or calls its services. */
export const addressSettings = {
  /** Addresses that differ from the shop's, by name, as `{ login: '/sign-in' }`: see "Addresses". */
  addresses,
};
