import type { GivenAddresses } from '../sites/givenAddresses.ts';
import { invalidSetting, type Setting } from './settingTypes.ts';

/**
 * A path of the page's origin, or an absolute http(s) address, in printable ASCII. Stricter than `safeUrl`, which the
 * header's first download does not have: a test holds the two together.
 */
const ADDRESS = /^(?:https?:\/\/[\w.:-]+(?![^/?#])|(?=\/))(?![^?#]*\/[/.])[!-[\]-~]*$/i;

function isAddress(given: unknown): given is string {
  try {
    return typeof given === 'string' && ADDRESS.test(given) && !!new URL(given, 'http://page');
  } catch {
    return false; // An impossible port or IP address.
  }
}

/**
 * Addresses by name, in lower case. An invalid one is a problem that names it and never its value, and counts as not
 * given; an unknown name has no effect: the list of names is not worth a byte of every visitor's download.
 */
const byName: Setting<GivenAddresses, undefined> = {
  kind: 'addresses',
  hasParts: true,
  parse: (value, problems) => {
    if (typeof value !== 'object') return undefined;
    const valid: Record<string, string> = {};
    for (const [name, given] of Object.entries(value as object)) {
      if (isAddress(given)) valid[name.toLowerCase()] = given;
      else if (given != null) problems.push(invalidSetting(`addresses.${name}`));
    }
    return valid;
  },
  fallback: undefined,
};

/** The setting of every module that links to the shop's pages or calls its services. */
export const addressSettings = {
  /** Addresses that differ from the shop's, by name, as `{ login: '/sign-in' }`; the names are under "Addresses". */
  addresses: byName,
};
