import type { GivenAddresses } from '../sites/givenAddresses.ts';

/**
 * How one setting is read. A module's settings are one table of these: its TypeScript type, its parser, the
 * playground's controls and the tables for hosts are all derived from it.
 */
export interface Setting<Value, Fallback = Value> {
  /** For the playground and the documentation. */
  readonly kind:
    | 'flag'
    | 'oneOf'
    | 'text'
    | 'texts'
    | 'pixels'
    | 'callback'
    | 'group'
    | 'addresses';
  /** Of `oneOf`: its values. */
  readonly options?: readonly string[];
  /** Of `group`: its settings. */
  readonly table?: SettingsTable;
  /** Whether its properties may be settings beside it, as `tags.allof` (HOST-16). */
  readonly hasParts?: boolean;
  /** The parsed value; undefined where it is invalid. Problems inside of it are added to `problems`. */
  readonly parse: (value: unknown, problems: string[]) => Value | undefined;
  /** The default: for a missing or invalid setting. */
  readonly fallback: Fallback;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each setting has a type of its own
export type SettingsTable = Readonly<Record<string, Setting<any, any>>>;

/** The settings of a table as a host sets them: every one may be left out. */
export type SettingsOf<Table> = {
  -readonly [Name in keyof Table]?: Table[Name] extends Setting<infer Value, unknown>
    ? Value
    : never;
};

/** The settings of a table as fascia uses them: every name present, a valid value or the default in each. */
export type ParsedSettingsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Fallback>
    ? Value | Fallback
    : never;
};

/** The problem of an invalid setting; never with its value (HOST-22). */
export const invalidSetting = (name: string) =>
  `The setting "${name}" has no such value; its default holds`;

/** One of a list of words. */
export function oneOf<const Value extends string, const Fallback extends Value | undefined>(
  options: readonly Value[],
  fallback: Fallback,
): Setting<Value, Fallback> {
  const parse = (value: unknown) => options.find((option) => option === value);
  return { kind: 'oneOf', options, parse, fallback };
}

/** What counts as true in a flag. */
export const TRUE = new Set<unknown>([true, 'true', '']);
/** What counts as false in a flag. */
export const FALSE = new Set<unknown>([false, 'false']);

/** True or false; as text too, because data attributes and query parameters are text. */
export function flag<const Fallback extends boolean | undefined>(
  fallback: Fallback,
): Setting<boolean, Fallback> {
  return {
    kind: 'flag',
    parse: (value) => TRUE.has(value) || (FALSE.has(value) ? false : undefined),
    fallback,
  };
}

/** A text. An empty one is valid only where that is the default: there is no empty address or id. */
export function text<const Fallback extends string | undefined>(
  fallback: Fallback,
): Setting<string, Fallback> {
  return {
    kind: 'text',
    parse: (value) => (typeof value === 'string' && (value || fallback === '') ? value : undefined),
    fallback,
  };
}

/** A list of texts, or one text with commas; other entries and empty ones are left out. */
export const texts: Setting<string[]> = {
  kind: 'texts',
  parse: (value) => {
    // `trim`, because a pattern for blanks takes quadratic time on a long run of them.
    const entries =
      typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : value;
    return Array.isArray(entries)
      ? entries.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
      : undefined;
  },
  fallback: [],
};

/** A positive number of CSS pixels, as number or text. */
export const pixels: Setting<number, undefined> = {
  kind: 'pixels',
  parse: (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && number > 0 && number < Infinity ? number : undefined;
  },
  fallback: undefined,
};

/** A function of the host; its signature cannot be checked. */
export function callback<F>(): Setting<F, undefined> {
  return {
    kind: 'callback',
    parse: (value) => (typeof value === 'function' ? (value as F) : undefined),
    fallback: undefined,
  };
}

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
