import { locales, type Locale } from '../i18n/locales.ts';
import { siteCodes, sites, type Site } from '../sites/sites.ts';
import {
  addressesByName,
  invalidSetting,
  oneOf,
  type ParsedSettingsOf,
  type Setting,
  type SettingsOf,
  type SettingsTable,
} from './settingTypes.ts';

/** Parsed settings, and one message per invalid setting. */
export interface ParseResult<Settings> {
  settings: Settings;
  problems: string[];
}

/**
 * Returns the host's value of a setting, under its name or its name in lower case, as in HTML attributes and query
 * parameters (HOST-16). The properties of a group may also be separate settings, such as `tags.allof`.
 */
function givenValue(input: unknown, name: string, hasParts?: boolean): unknown {
  const values = Object(input) as Record<string, unknown>;
  const value = values[name] ?? values[name.toLowerCase()];
  if (!hasParts) return value;
  const parts = Object.entries(values).flatMap(([key, part]) =>
    part != null && key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), part] as const] : [],
  );
  return parts.length > 0 ? { ...(value as object), ...Object.fromEntries(parts) } : value;
}

/**
 * Parses a host's settings by a table. Missing and null settings get their defaults. So do invalid ones, which also add
 * a problem. Unknown names are ignored. Never throws.
 */
export function parseByTable<const Table extends SettingsTable>(
  table: Table,
  input: unknown,
): ParseResult<ParsedSettingsOf<Table>> {
  const problems: string[] = [];
  const entries = Object.entries(table).map(([name, setting]) => {
    let parsed: unknown;
    let isGiven = true;
    try {
      const value = givenValue(input, name, setting.hasParts);
      isGiven = value != null;
      parsed = isGiven ? setting.parse(value, problems) : undefined;
    } catch {
      // The host's getter or proxy has thrown.
    }
    if (isGiven && parsed === undefined) problems.push(invalidSetting(name));
    return [name, parsed ?? setting.fallback];
  });
  return { settings: Object.fromEntries(entries) as ParsedSettingsOf<Table>, problems };
}

/** A setting with settings of its own. */
export function group<const Table extends SettingsTable>(
  table: Table,
): Setting<SettingsOf<Table>, undefined> {
  return {
    kind: 'group',
    table,
    hasParts: true,
    parse: (value, problems) => {
      if (typeof value !== 'object') return undefined;
      const parsed = parseByTable(table, value);
      problems.push(...parsed.problems);
      return parsed.settings as SettingsOf<Table>;
    },
    fallback: undefined,
  };
}

/** The settings of every exposed module. */
export const siteSettings = {
  /** Country site. Default: the first site of the shop. */
  site: oneOf(siteCodes, siteCodes[0]),
  /** Language of the texts. Default: the language of the site. */
  locale: oneOf(locales, undefined),
};

/** The setting of modules that link to the shop's pages or call its services. */
export const addressSettings = {
  /** Replaces addresses of the shop by name, such as `{ login: '/sign-in' }`. See "Addresses" for the names. */
  addresses: addressesByName,
};

export type SiteSettings = SettingsOf<typeof siteSettings>;

type ModuleTable = SettingsTable & typeof siteSettings;

/** A module's parsed settings. The locale defaults to the site's. */
export type ModuleSettings<Table extends ModuleTable> = Omit<ParsedSettingsOf<Table>, 'locale'> & {
  readonly locale: Locale;
};

/** Parses a module's settings. The table must contain `siteSettings`. Never throws. */
export function parseSettings<const Table extends ModuleTable>(
  table: Table,
  input: unknown,
): ParseResult<ModuleSettings<Table>> {
  const { settings, problems } = parseByTable(table, input);
  const { site, locale } = settings as { site: Site; locale: Locale | undefined };
  return { settings: { ...settings, locale: locale ?? sites[site].locale }, problems };
}
