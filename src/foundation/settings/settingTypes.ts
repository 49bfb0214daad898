import type { GivenAddresses } from '../sites/givenAddresses.ts';

/**
 * Describes a setting. A module has one table of settings. Its TypeScript type, its parser, the playground's controls
 * and the reference tables for hosts are derived from that table.
 */
export interface Setting<Value, Fallback = Value> {
  /** Used by the playground and the documentation. */
  readonly kind:
    | 'flag'
    | 'oneOf'
    | 'text'
    | 'texts'
    | 'pixels'
    | 'callback'
    | 'group'
    | 'addresses';
  /** The values of a `oneOf`. */
  readonly options?: readonly string[];
  /** The settings of a `group`. */
  readonly table?: SettingsTable;
  /** Whether the properties of a group may also be separate settings, such as `tags.allof` (HOST-16). */
  readonly hasParts?: boolean;
  /** Returns the parsed value, or `undefined` if it is invalid. Adds problems of nested values to `problems`. */
  readonly parse: (value: unknown, problems: string[]) => Value | undefined;
  /** The default for a missing or invalid setting. */
  readonly fallback: Fallback;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each setting has a type of its own
export type SettingsTable = Readonly<Record<string, Setting<any, any>>>;

/** The settings of a table as a host sets them. All are optional. */
export type SettingsOf<Table> = {
  -readonly [Name in keyof Table]?: Table[Name] extends Setting<infer Value, unknown>
    ? Value
    : never;
};

/** The parsed settings of a table. Each has a valid value or its default. */
export type ParsedSettingsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Fallback>
    ? Value | Fallback
    : never;
};

/** The message for an invalid setting. Must not contain the value (HOST-22). */
export const invalidSetting = (name: string) =>
  `The setting "${name}" is invalid; its default is used`;

/** One of several strings. */
export function oneOf<const Value extends string, const Fallback extends Value | undefined>(
  options: readonly Value[],
  fallback: Fallback,
): Setting<Value, Fallback> {
  const parse = (value: unknown) => options.find((option) => option === value);
  return { kind: 'oneOf', options, parse, fallback };
}

/** The values that a flag reads as true. */
const TRUE = new Set<unknown>([true, 'true', '']);
/** The values that a flag reads as false. */
const FALSE = new Set<unknown>([false, 'false']);

/** A boolean. Also accepts strings, because data attributes and query parameters are strings. */
export function flag<const Fallback extends boolean | undefined>(
  fallback: Fallback,
): Setting<boolean, Fallback> {
  return {
    kind: 'flag',
    parse: (value) => TRUE.has(value) || (FALSE.has(value) ? false : undefined),
    fallback,
  };
}

/** A string. An empty one is valid only if it is the default, because addresses and ids are never empty. */
export function text<const Fallback extends string | undefined>(
  fallback: Fallback,
): Setting<string, Fallback> {
  return {
    kind: 'text',
    parse: (value) => (typeof value === 'string' && (value || fallback === '') ? value : undefined),
    fallback,
  };
}

/** A list of strings, or one comma-separated string. Empty entries and other types are removed. */
export const texts: Setting<string[]> = {
  kind: 'texts',
  parse: (value) => {
    // `trim`, because a regular expression for spaces takes quadratic time on a long run of spaces.
    const entries =
      typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : value;
    return Array.isArray(entries)
      ? entries.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
      : undefined;
  },
  fallback: [],
};

/** A positive number of CSS pixels, as a number or a string. */
export const pixels: Setting<number, undefined> = {
  kind: 'pixels',
  parse: (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && number > 0 && number < Infinity ? number : undefined;
  },
  fallback: undefined,
};

/** A function of the host. Its signature cannot be checked. */
export function callback<F>(): Setting<F, undefined> {
  return {
    kind: 'callback',
    parse: (value) => (typeof value === 'function' ? (value as F) : undefined),
    fallback: undefined,
  };
}

/**
 * A path of the page's origin, or an absolute http(s) URL, in printable ASCII. Stricter than `safeUrl`, which is not
 * part of the header's first download. A test compares the two.
 */
const ADDRESS = /^(?:https?:\/\/[\w.:-]+(?![^/?#])|(?=\/))(?![^?#]*\/[/.])[!-[\]-~]*$/i;

function isAddress(given: unknown): given is string {
  try {
    return typeof given === 'string' && ADDRESS.test(given) && !!new URL(given, 'http://page');
  } catch {
    return false; // The port or the IP address is invalid.
  }
}

/**
 * Addresses by name, in lower case. An invalid address is ignored and adds a problem, which contains its name but not
 * its value. Unknown names have no effect: checking them would add the list of names to every download.
 */
export const addressesByName: Setting<GivenAddresses, undefined> = {
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
