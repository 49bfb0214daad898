import type { SettingsTable } from '../foundation/settings/settingTypes.ts';

/** The parsed settings that differ from their defaults, by name, in the order of the table; functions are no data. */
export function givenSettings(
  table: SettingsTable,
  parsed: Readonly<Record<string, unknown>>,
): object {
  const isDefault = (name: string) =>
    JSON.stringify(parsed[name]) === JSON.stringify(table[name]?.fallback);
  const names = Object.keys(table).filter((name) => !isDefault(name));
  return Object.fromEntries(names.map((name) => [name, parsed[name]]));
}
