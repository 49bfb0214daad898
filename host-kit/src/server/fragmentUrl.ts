import type { FooterSettings, HeaderSettings, NewsletterSettings } from '../types/modules.ts';
import type { FragmentName } from './fragment.ts';

/** Settings without functions. `null` and `undefined` count as not given. */
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

/** Settings of a fragment, as the module's React props without the functions: `{ site: 'AT', tags: { allOf: ['a', 'b'] } }`. */
export type FragmentSettings<Name extends FragmentName = FragmentName> = SettingsByFragment[Name];

/** The address of a fragment, and what in the settings cannot be part of an address. */
export interface FragmentAddress {
  url: string;
  problems: readonly string[];
}

const isGroup = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The beginning of all addresses of a service, without a slash at its end. Throws a TypeError if it is no http(s) URL. */
export function serviceBase(origin: string): string {
  let url: URL | undefined;
  try {
    url = new URL(origin);
  } catch {
    // Reported below, like any other origin that is not usable.
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new TypeError('fascia-host: "origin" must be an address such as https://shop.example');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** A setting as the text of a query parameter; undefined if it is not given. */
function parameter(name: string, value: unknown, problems: string[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) {
    const isText = value.every((entry) => typeof entry === 'string');
    if (!isText)
      throw new TypeError(`fascia-host: the list "${name}" has entries that are no text`);
    if (value.some((entry) => entry.includes(','))) {
      problems.push(`An entry of the setting "${name}" has a comma, which separates entries`);
    }
    return value.join(',') || undefined;
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  const found = typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  throw new TypeError(
    `fascia-host: the setting "${name}" is ${found}; a server renders from texts, numbers, booleans and lists of texts`,
  );
}

/**
 * The address of a fragment: its settings are parameters in lower case and in alphabetical order, groups as `tags.allof`,
 * lists with commas, so that equal settings have one address (SSR-71). Throws a TypeError for values that are no data
 * (SSR-71).
 *
 * @param base From `serviceBase`.
 */
export function fragmentUrl(base: string, name: FragmentName, settings: object): FragmentAddress {
  const problems: string[] = [];
  const parameters = new Map<string, string>();
  const flat = Object.entries(settings).flatMap(([key, value]) =>
    isGroup(value)
      ? Object.entries(value).map(([inner, each]) => [`${key}.${inner}`, each] as const)
      : [[key, value] as const],
  );
  // In this order `hideNewsletter` comes before `hidenewsletter`: the documented name counts.
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
