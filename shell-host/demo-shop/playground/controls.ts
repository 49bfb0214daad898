import settings from './settings.json' with { type: 'json' };

/** Modules with settings of their own (Layout takes those of Header and Footer), and the playground itself. */
export type ModuleName = keyof typeof settings | 'Playground';

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

/** How the playground renders the modules. */
const playground: readonly Control[] = [
  {
    name: 'layout',
    kind: 'flag',
    defaultValue: false,
    description: 'Shows Layout too, with the settings of Header and Footer. Default false.',
    requirement: 'HOST-15',
  },
  {
    name: 'mount',
    kind: 'flag',
    defaultValue: false,
    description: 'Renders the modules as on a page without React. Default false.',
    requirement: 'HOST-09',
  },
];

/** The controls for all settings of all modules, from the modules' own tables (HOST-104). */
export const controls: Readonly<Record<ModuleName, readonly Control[]>> = {
  ...settings,
  Playground: playground,
};

/** The module names in the order of the page. */
export const moduleNames = Object.keys(controls) as ModuleName[];
