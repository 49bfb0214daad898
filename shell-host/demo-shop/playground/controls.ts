import settings from './settings.json' with { type: 'json' };

/** Modules with settings of their own; Layout takes those of Header and Footer. */
export type ModuleName = keyof typeof settings;

/** A setting as `npm run settings` describes it. A name with a dot is a property of a setting that is an object. */
export interface Control {
  name: string;
  /** For a callback the page passes a function of its own, or none. */
  kind: string;
  options?: readonly string[];
  defaultValue: string | boolean | null;
  description: string;
  /** The requirement that names it. */
  requirement: string;
}

/** The module names in the order of the page. */
export const moduleNames = Object.keys(settings) as ModuleName[];

/** The controls for all settings of all modules, from the modules' own tables (HOST-104). */
export const controls: Readonly<Record<ModuleName, readonly Control[]>> = settings;
