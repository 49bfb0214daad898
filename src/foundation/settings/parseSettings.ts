import type { Rules } from './rules.ts';

/**
 * The settings of a door as it uses them: every key there, a valid value in each. `Absent` names those
 * that have no default.
 */
export type Complete<Settings, Absent extends keyof Settings = never> = {
  [Key in keyof Required<Settings>]: Key extends Absent
    ? Settings[Key] | undefined
    : NonNullable<Settings[Key]>;
};

/** Settings that hold, and a sentence for every given one that does not. */
export interface ParsedSettings<Settings> {
  settings: Settings;
  problems: string[];
}

/**
 * A host's settings against their rules. What is not given, or null, is the default; what is given and
 * of no use is the default and a problem. Unknown keys are left out. Never throws.
 */
export function parseSettings<Settings extends object>(
  rules: Rules<Settings>,
  given: object | null | undefined,
): ParsedSettings<Settings> {
  const problems: string[] = [];
  const entries = Object.entries<Rules<Record<string, unknown>>[string]>(rules).map(
    ([key, rule]) => {
      const value = (given as Record<string, unknown> | null | undefined)?.[key];
      if (value === undefined || value === null) return [key, rule.fallback];
      const parsed = rule.parse(value, problems);
      if (parsed !== undefined) return [key, parsed];
      problems.push(`The setting "${key}" has no such value; its default holds`);
      return [key, rule.fallback];
    },
  );
  return { settings: Object.fromEntries(entries) as Settings, problems };
}
