import { parseByTable } from '../foundation/settings/parseSettings.ts';
import type { Setting, SettingsTable } from '../foundation/settings/settingTypes.ts';
import type { FragmentModule, FragmentSettings } from './fragment.ts';
import { givenSettings } from './givenSettings.ts';
import { renderedModules } from './renderedModules.ts';

/** Longer than any id, route or address; what is longer would only fill caches. */
const MAX_LENGTH = 300;

type SettingsByName = ReadonlyMap<string, Setting<unknown, unknown>>;

/** The settings that a parameter may mean, by its name in lower case. */
function settingsByName(table: SettingsTable): SettingsByName {
  return new Map(Object.entries(table).map(([name, setting]) => [name.toLowerCase(), setting]));
}

/** What is wrong with one parameter; undefined if nothing is, as far as its name, number and length tell. */
function problemOf(
  name: string,
  value: string,
  count: number,
  byName: SettingsByName,
): string | undefined {
  const [first = '', ...parts] = name.split('.');
  const setting = byName.get(first);
  const isKnown =
    setting?.kind === 'addresses'
      ? parts.length === 1
      : setting?.kind === 'group'
        ? parts.length === 1 && settingsByName(setting.table ?? {}).has(parts[0] ?? '')
        : setting !== undefined && parts.length === 0;
  if (!setting || !isKnown) return `There is no setting "${name.slice(0, MAX_LENGTH)}"`;
  if (setting.kind === 'callback')
    return `The setting "${name}" is a function; a page's script sets it`;
  if (count > 1) return `The setting "${name}" is given ${count} times`;
  if (value.length > MAX_LENGTH)
    return `The setting "${name}" is longer than ${MAX_LENGTH} characters`;
  return undefined;
}

/** A path of the shop: a server must not be led to another origin. */
const isOwnPath = (route: unknown) =>
  typeof route === 'string' && /^\/(?![/\\])[!-~]*$/.test(route) && !route.includes('\\');

/**
 * Parses a fragment's settings from a query by the tables that parse the module's props (SSR-07). Names are the props'
 * or those in lower case, a group is `tags.allof=a,b`. An unknown name, a wrong value, a function, a name given twice or
 * more than 300 characters is a problem. Never throws.
 */
export function parseFragmentSettings(
  module: FragmentModule,
  query: URLSearchParams,
): FragmentSettings {
  const { table } = renderedModules[module];
  const byName = settingsByName(table);
  // Lower case, as attributes have it: the table's parser takes it for the props' names too.
  const values = Map.groupBy(query, ([name]) => name.toLowerCase());
  const problems: string[] = [];
  const input: Record<string, string> = {};
  for (const [name, pairs] of values) {
    const [first = ''] = pairs.map(([, value]) => value);
    const problem = problemOf(name, first, pairs.length, byName);
    if (problem) problems.push(problem);
    else input[name] = first;
  }
  const { settings: parsed, problems: wrongValues } = parseByTable(table, input);
  problems.push(...wrongValues);
  const given = parsed as Readonly<Record<string, unknown>>;
  const route = given['navigationRoute'];
  if (route !== undefined && !isOwnPath(route)) {
    problems.push('The setting "navigationRoute" has to be a path of the shop');
  }
  if (problems.length > 0) return { isValid: false, problems };
  const settings = givenSettings(table, given);
  return { isValid: true, settings, key: JSON.stringify(settings) };
}
