import { locales, type Locale } from '../i18n/locales.ts';
import { siteCodes, sites, type Site } from '../sites/sites.ts';
import {
  oneOf,
  type ParsedSettingsOf,
  type Setting,
  type SettingsOf,
  type SettingsTable,
} from './settingTypes.ts';

/** Valid settings, and a sentence for every given one that is not. */
export interface ParseResult<Settings> {
  settings: Settings;
  problems: string[];
}

/**
 * Reads what a host gave by a table. A setting that is not given, or null, is the default; an
 * invalid one is the default and a problem. Unknown names are left out. Never throws.
 */
export function parseByTable<const Table extends SettingsTable>(
  table: Table,
  given: unknown,
): ParseResult<ParsedSettingsOf<Table>> {
  const problems: string[] = [];
  const entries = Object.entries(table).map(([name, setting]) => {
    const value = (given as Record<string, unknown> | null | undefined)?.[name];
    if (value === undefined || value === null) return [name, setting.fallback];
    const parsed: unknown = setting.parse(value, problems);
    if (parsed !== undefined) return [name, parsed];
    problems.push(`The setting "${name}" has no such value; its default holds`);
    return [name, setting.fallback];
  });
  return { settings: Object.fromEntries(entries) as ParsedSettingsOf<Table>, problems };
}

/** Settings inside of a setting. */
export function group<const Table extends SettingsTable>(
  table: Table,
): Setting<SettingsOf<Table>, undefined> {
  return {
    kind: 'group',
    table,
    parse: (given, problems) => {
      if (typeof given !== 'object') return undefined;
      const parsed = parseByTable(table, given);
      problems.push(...parsed.problems);
      return parsed.settings as SettingsOf<Table>;
    },
    fallback: undefined,
  };
}

/** The settings that every exposed module has. */
export const siteSettings = {
  /** The country site, default `'DE'`. An unknown one counts as DE and is reported. */
  site: oneOf(siteCodes, 'DE'),
  /** The language of the texts, default the site's. */
  locale: oneOf(locales, undefined),
};

/** The settings that every exposed module accepts. */
export type SiteSettings = SettingsOf<typeof siteSettings>;

/** Parsed settings with their locale: the given one, or the site's. */
type WithLocale<Settings> = Omit<Settings, 'locale'> & { readonly locale: Locale };

/** Reads a module's settings by its table, which contains `siteSettings`. Never throws. */
export function parseSettings<const Table extends SettingsTable & typeof siteSettings>(
  table: Table,
  given: unknown,
): ParseResult<WithLocale<ParsedSettingsOf<Table>>> {
  const { settings, problems } = parseByTable(table, given);
  const { site, locale } = settings as { site: Site; locale: Locale | undefined };
  return { settings: { ...settings, locale: locale ?? sites[site].locale }, problems };
}

/** The settings of a table as a module uses them. */
export type ModuleSettings<Table extends SettingsTable & typeof siteSettings> = ParseResult<
  WithLocale<ParsedSettingsOf<Table>>
>['settings'];
