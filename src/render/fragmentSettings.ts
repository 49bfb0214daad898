import { footerSettings, type ParsedFooterSettings } from '../areas/footer/footerSettings.ts';
import { headerSettings, type ParsedHeaderSettings } from '../areas/header/headerSettings.ts';
import {
  newsletterSettings,
  type ParsedNewsletterSettings,
} from '../features/newsletter/newsletterSettings.ts';
import { parseSettings, type ParseResult } from '../foundation/settings/parseSettings.ts';
import type { Setting, SettingsTable } from '../foundation/settings/settingTypes.ts';
import { addressNames } from '../foundation/sites/givenAddresses.ts';
import { sites } from '../foundation/sites/sites.ts';
import type { FragmentModule } from './fragment.ts';

/** The parsed settings by part. A layout consists of a header and a footer. */
interface PartSettings {
  header?: ParsedHeaderSettings;
  footer?: ParsedFooterSettings;
  newsletterForm?: ParsedNewsletterSettings;
}

export interface FragmentSettings extends PartSettings {
  /** The settings that differ from the defaults, as props of the module and for the page's state. */
  given: object;
}

/** The settings in a query, or all of their problems. */
export type ParsedQuery =
  | {
      isValid: true;
      settings: FragmentSettings;
      /** A cache key. Does not depend on the order of the settings in the query. */
      key: string;
    }
  | { isValid: false; problems: readonly string[] };

const tables = {
  header: headerSettings,
  footer: footerSettings,
  newsletterForm: newsletterSettings,
};

const partsOf: Readonly<Record<FragmentModule, readonly (keyof PartSettings)[]>> = {
  Header: ['header'],
  Footer: ['footer'],
  NewsletterForm: ['newsletterForm'],
  Layout: ['header', 'footer'],
};

/** Maximum length of a value. Longer values would only fill caches. */
const MAX_LENGTH = 300;

type Parsed = ParsedHeaderSettings | ParsedFooterSettings | ParsedNewsletterSettings;

/** The settings that differ from the defaults, in the order of the table. */
function givenSettings(table: SettingsTable, parsed: Parsed): object {
  const isGiven = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !==
    JSON.stringify(name === 'locale' ? sites[parsed.site].locale : table[name]?.fallback);
  return Object.fromEntries(Object.entries(parsed).filter(isGiven));
}

/** Parses a module's props. Reports an invalid value as a problem and uses the default instead. Never throws. */
export function parseProps(module: FragmentModule, props: object): ParseResult<FragmentSettings> {
  const results = partsOf[module].map((part) => ({
    part,
    table: tables[part] as SettingsTable,
    ...(parseSettings(tables[part], props) as ParseResult<Parsed>),
  }));
  const parts: PartSettings = Object.fromEntries(
    results.map(({ part, settings }) => [part, settings]),
  );
  const given = Object.assign(
    {},
    ...results.map(({ table, settings }) => givenSettings(table, settings)),
  );
  const problems = new Set(results.flatMap((result) => result.problems));
  return { settings: { ...parts, given }, problems: [...problems] };
}

/** A table by lower-case names, which attributes and queries use. */
const byLowerCase = (table: SettingsTable): ReadonlyMap<string, Setting<unknown, unknown>> =>
  new Map(Object.entries(table).map(([name, setting]) => [name.toLowerCase(), setting]));

const lowerCaseAddressNames = new Set(addressNames.map((name) => name.toLowerCase()));

/** Checks the parts of a name after the first one, such as `allof` in `tags.allof`. */
function hasParts({ kind, table }: Setting<unknown, unknown>, parts: readonly string[]): boolean {
  const [part = ''] = parts;
  if (kind === 'addresses') return parts.length === 1 && lowerCaseAddressNames.has(part);
  if (kind === 'group') return parts.length === 1 && byLowerCase(table ?? {}).has(part);
  return parts.length === 0;
}

/** Checks the name, number and length of a parameter. Returns the problem, or `undefined` if the parameter is valid. */
function problemOf(
  name: string,
  values: readonly string[],
  settings: ReadonlyMap<string, Setting<unknown, unknown>>,
): string | undefined {
  const [first = '', ...parts] = name.split('.');
  const setting = settings.get(first);
  if (!setting || !hasParts(setting, parts))
    return `Unknown setting "${name.slice(0, MAX_LENGTH)}"`;
  if (setting.kind === 'callback')
    return `The setting "${name}" is a function and can only be set by a script`;
  if (values.length > 1) return `The setting "${name}" occurs ${values.length} times`;
  if ((values[0] ?? '').length > MAX_LENGTH)
    return `The setting "${name}" is longer than ${MAX_LENGTH} characters`;
  return undefined;
}

/** The addresses that a query may contain, in addition to paths on the page's origin. */
export interface AllowedAddresses {
  /** Allowed values of `navigationRoute`. A query must not choose an arbitrary path for the server to read. */
  navigationRoutes?: readonly string[];
  /** Allowed origins of `addresses`. A query must not make a page of the shop link or submit to arbitrary origins. */
  addressOrigins?: readonly string[];
}

/** Ids that could change the path or query of a request, also behind a proxy that decodes paths. */
const CHANGES_PATH = /^\.{1,2}$|[/\\%?#;]/;

function addressProblems(
  { given, header }: FragmentSettings,
  { navigationRoutes = [], addressOrigins = [] }: AllowedAddresses,
): string[] {
  const { navigationRoute, categoryPromotionId } = header ?? {};
  const { addresses = {} } = given as Pick<ParsedHeaderSettings, 'addresses'>;
  const isAllowed = (address: string) =>
    address.startsWith('/') || addressOrigins.includes(new URL(address).origin);
  const problems = Object.entries(addresses)
    .filter(([, address]) => !isAllowed(address))
    .map(([name]) => `The setting "addresses.${name}" has an origin that is not allowed`);
  if (navigationRoute !== undefined && !navigationRoutes.includes(navigationRoute)) {
    problems.push('The setting "navigationRoute" is not a route that the fragment service allows');
  }
  if (categoryPromotionId !== undefined && CHANGES_PATH.test(categoryPromotionId)) {
    problems.push('The setting "categoryPromotionId" is not a valid id');
  }
  return problems;
}

/**
 * Parses a fragment's settings from a query with the tables that also parse the module's props (SSR-07). Names are
 * case-insensitive, and members of a group are written as `tags.allof=a,b`. Problems are unknown or repeated names,
 * invalid values, values of more than 300 characters, and functions. Never throws.
 */
export function parseFragmentSettings(
  module: FragmentModule,
  query: URLSearchParams,
  allowed: AllowedAddresses = {},
): ParsedQuery {
  const settings = byLowerCase(Object.assign({}, ...partsOf[module].map((part) => tables[part])));
  const problems: string[] = [];
  const props: Record<string, string> = {};
  for (const [name, pairs] of Map.groupBy(query, ([name]) => name.toLowerCase())) {
    const values = pairs.map(([, value]) => value);
    const problem = problemOf(name, values, settings);
    if (problem) problems.push(problem);
    else props[name] = values[0] ?? '';
  }
  const parsed = parseProps(module, props);
  problems.push(...parsed.problems, ...addressProblems(parsed.settings, allowed));
  if (problems.length > 0) return { isValid: false, problems };
  return { isValid: true, settings: parsed.settings, key: JSON.stringify(parsed.settings.given) };
}
