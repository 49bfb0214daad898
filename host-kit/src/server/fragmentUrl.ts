import type { FooterSettings, HeaderSettings, NewsletterSettings } from '../types/fascia.ts';
import type { FragmentName } from './fragment.ts';

/** Settings without functions. `null` and `undefined` are ignored. */
type Data<Settings> = {
  readonly [
    Name in keyof Settings as NonNullable<Settings[Name]> extends (...given: never[]) => unknown
      ? never
      : Name
  ]?: Settings[Name] | null | undefined;
};

interface SettingsByFragment {
  header: Data<HeaderSettings>;
  footer: Data<FooterSettings>;
  'newsletter-form': Data<NewsletterSettings>;
  layout: Data<HeaderSettings & FooterSettings>;
}

/**
 * Settings of a fragment: the module's React props without functions, such as `{ site: 'AT', tags: { allOf: ['a', 'b']
 * } }`.
 */
export type FragmentSettings<Name extends FragmentName = FragmentName> = SettingsByFragment[Name];

/** The URL of a fragment, and problems with settings that the URL cannot express. */
export interface FragmentAddress {
  url: string;
  problems: readonly string[];
}

const isGroup = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Returns the base URL of a service without a trailing slash. Throws a `TypeError` if `origin` is not an http(s) URL.
 */
export function serviceBase(origin: string): string {
  let url: URL | undefined;
  try {
    url = new URL(origin);
  } catch {
    // Reported below, like other invalid origins.
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new TypeError('fascia-host: "origin" must be an address such as https://shop.example');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Converts a setting to the value of a query parameter. Returns `undefined` if it is not set. */
function parameter(name: string, value: unknown, problems: string[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) {
    const isText = value.every((entry) => typeof entry === 'string');
    if (!isText)
      throw new TypeError(`fascia-host: the list "${name}" contains entries that are not strings`);
    if (value.some((entry) => entry.includes(','))) {
      problems.push(`An entry of the setting "${name}" contains a comma, which separates entries`);
    }
    return value.join(',') || undefined;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  const found = typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  throw new TypeError(
    `fascia-host: the setting "${name}" is ${found}; on a server, settings are strings, numbers, booleans or lists of strings`,
  );
}

/**
 * Returns the URL of a fragment. Settings become lower-case query parameters in alphabetical order, so that equal
 * settings have equal URLs. Groups become `tags.allof`, and lists are joined with commas (SSR-71).
 *
 * @param base The result of `serviceBase`.
 * @throws {TypeError} If a setting is not serializable (SSR-71).
 */
export function fragmentUrl(base: string, name: FragmentName, settings: object): FragmentAddress {
  const problems: string[] = [];
  const parameters = new Map<string, string>();
  const flat = Object.entries(settings).flatMap(([key, value]) =>
    isGroup(value)
      ? Object.entries(value).map(([inner, each]) => [`${key}.${inner}`, each] as const)
      : [[key, value] as const],
  );
  // Sorts `hideNewsletter` before `hidenewsletter`, so that the documented name wins.
  flat.sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, value] of flat) {
    const text = parameter(key, value, problems);
    const lower = key.toLowerCase();
    if (text !== undefined && !parameters.has(lower)) parameters.set(lower, text);
  }
  const query = new URLSearchParams([...parameters]);
  query.sort();
  const search = query.toString();
  const url = `${base}/fragments/${encodeURIComponent(name)}`;
  return { url: search ? `${url}?${search}` : url, problems };
}
