import { parseByTable } from '../foundation/settings/parseSettings.ts';
import type { Setting, SettingsTable } from '../foundation/settings/settingTypes.ts';
import type { FragmentModule, FragmentSettings } from './fragment.ts';
import { renderedModules } from './renderedModules.ts';

/** Longer than any id, route or address; what is longer would only fill caches. */
const MAX_LENGTH = 300;

/** The settings that a parameter may mean, by its name in lower case. */
function settingsByName(table: SettingsTable): Map<string, Setting<unknown, unknown>> {
  return new Map(Object.entries(table).map(([name, setting]) => [name.toLowerCase(), setting]));
}

/** What is wrong with one parameter; undefined if nothing is, as far as its name and length tell. */
function problemOf(
  name: string,
  values: readonly string[],
  table: SettingsTable,
): string | undefined {
  const [first = '', ...parts] = name.toLowerCase().split('.');
  const setting = settingsByName(table).get(first);
  const isKnown =
    setting?.kind === 'addresses'
      ? parts.length === 1
      : setting?.kind === 'group'
        ? parts.length === 1 && settingsByName(setting.table ?? {}).has(parts[0] ?? '')
        : setting !== undefined && parts.length === 0;
  if (!setting || !isKnown) return `There is no setting "${name.slice(0, MAX_LENGTH)}"`;
  if (setting.kind === 'callback')
    return `The setting "${name}" is a function; a page's script sets it`;
  if (values.length > 1) return `The setting "${name}" is given ${values.length} times`;
  if ((values[0] ?? '').length > MAX_LENGTH)
    return `The setting "${name}" is longer than ${MAX_LENGTH} characters`;
  return undefined;
}

/** A path of the shop: a server must not be led to another origin. */
const isOwnPath = (route: unknown) =>
  typeof route === 'string' && /^\/(?![/\\])[!-~]*$/.test(route) && !route.includes('\\');

/** The settings that differ from their defaults, by name, in the order of the table. */
function givenSettings(table: SettingsTable, parsed: Readonly<Record<string, unknown>>): object {
  const isDefault = (name: string) =>
    JSON.stringify(parsed[name]) === JSON.stringify(table[name]?.fallback);
  const names = Object.keys(table).filter((name) => !isDefault(name));
  return Object.fromEntries(names.map((name) => [name, parsed[name]]));
}

/**
 * Parses a fragment's settings from a query by the tables that parse the module's props (SSR-07). Names are the props'
 * or those in lower case, a group is `tags.allof=a,b`. An unknown name, a wrong value, a function, a name given twice or
 * more than 300 characters is a problem. Never throws.
 */
export function parseFragmentSettings(
  module: FragmentModule,
  query: URLSearchParams,
): FragmentSettings {
  const table: SettingsTable = Object.assign({}, ...renderedModules[module].tables);
  const names = [...new Set(query.keys())];
  const nameProblems = names.flatMap((name) => problemOf(name, query.getAll(name), table) ?? []);
  if (nameProblems.length > 0) return { isValid: false, problems: nameProblems };

  // Lower case, as attributes have it: the table's parser takes both, but `tags.allOf` only as the part of a group.
  const input = Object.fromEntries([...query].map(([name, value]) => [name.toLowerCase(), value]));
  const { settings: parsed, problems } = parseByTable(table, input);
  const given = parsed as Readonly<Record<string, unknown>>;
  const route = given['navigationRoute'];
  if (route !== undefined && !isOwnPath(route)) {
    problems.push('The setting "navigationRoute" has to be a path of the shop');
  }
  if (problems.length > 0) return { isValid: false, problems };
  const settings = givenSettings(table, given);
  return { isValid: true, settings, key: JSON.stringify(settings) };
}
