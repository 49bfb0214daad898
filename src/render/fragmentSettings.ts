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

/** The parsed settings of each module that a fragment consists of: a layout has a header and a footer. */
interface PartSettings {
  header?: ParsedHeaderSettings;
  footer?: ParsedFooterSettings;
  newsletterForm?: ParsedNewsletterSettings;
}

/** The settings of a fragment, parsed once. */
export interface FragmentSettings extends PartSettings {
  /** Those that differ from the defaults: the module's props, which the page's state repeats. */
  given: object;
}

/** The settings in a query, or all problems with them. */
export type ParsedQuery =
  | {
      isValid: true;
      settings: FragmentSettings;
      /** Equal for equal settings, regardless of their order in the query. */
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

/** Maximum length of a value. Longer ones would only fill caches. */
const MAX_LENGTH = 300;

type Parsed = ParsedHeaderSettings | ParsedFooterSettings | ParsedNewsletterSettings;

/** The settings that differ from the defaults, by name, in the order of the table. */
function givenSettings(table: SettingsTable, parsed: Parsed): object {
  const isGiven = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !==
    JSON.stringify(name === 'locale' ? sites[parsed.site].locale : table[name]?.fallback);
  return Object.fromEntries(Object.entries(parsed).filter(isGiven));
}

/** Parses a module's props. An invalid value is a problem, and its default is used. Never throws. */
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

/** A table by names in lower case, as attributes and queries have them. */
const byLowerCase = (table: SettingsTable): ReadonlyMap<string, Setting<unknown, unknown>> =>
  new Map(Object.entries(table).map(([name, setting]) => [name.toLowerCase(), setting]));

const lowerCaseAddressNames = new Set(addressNames.map((name) => name.toLowerCase()));

/** Whether a setting has the parts that follow its name, such as `allof` of `tags`. */
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
    return `There is no setting "${name.slice(0, MAX_LENGTH)}"`;
  if (setting.kind === 'callback')
    return `The setting "${name}" is a function; a page's script sets it`;
  if (values.length > 1) return `The setting "${name}" is given ${values.length} times`;
  if ((values[0] ?? '').length > MAX_LENGTH)
    return `The setting "${name}" is longer than ${MAX_LENGTH} characters`;
  return undefined;
}

/** The addresses that a query may contain. By default they are paths of the page's origin, and no navigation route. */
export interface AllowedAddresses {
  /** Values of `navigationRoute`: a query must not choose which path the server reads. */
  navigationRoutes?: readonly string[];
  /** Origins of `addresses`: a query must not make a page of the shop that links and submits to any other. */
  addressOrigins?: readonly string[];
}

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
  // They would change the path of the request.
  if (categoryPromotionId === '.' || categoryPromotionId === '..') {
    problems.push('The setting "categoryPromotionId" has no such value');
  }
  return problems;
}

/**
 * Parses a fragment's settings from a query, by the tables that parse the module's props (SSR-07). Names are the props'
 * or those in lower case, a group is `tags.allof=a,b`. An unknown name, a wrong value, a function, a name given twice or
 * more than 300 characters is a problem. Never throws.
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
