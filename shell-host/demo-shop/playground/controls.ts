import settings from './settings.json' with { type: 'json' };

/** How a control edits a setting. */
export type ControlKind =
  | { kind: 'flag'; defaultValue: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text' }
  | { kind: 'pixels' }
  | { kind: 'list' };

/** The control for one setting of a module, with what the module's table says of it. */
export type Control = ControlKind & {
  name: string;
  description: string;
  requirement: string;
  /** The default in words; empty where it depends on the page. */
  fallback: string;
};

/** Modules with settings of their own; Layout takes those of Header and Footer. */
export type ModuleName = keyof typeof settings;

/** A setting as `npm run settings` describes it. A name with a dot is a property of a setting that is an object. */
interface SettingDescription {
  name: string;
  kind: string;
  options?: readonly string[];
  defaultValue: string | boolean | null;
  description: string;
  requirement: string;
}

/** A flag whose default depends on the page is a choice; for a callback the page passes a function, or none. */
function kindOf({ kind, options = [], defaultValue }: SettingDescription): ControlKind {
  switch (kind) {
    case 'flag':
      return defaultValue === null
        ? { kind: 'choice', options: ['true', 'false'] }
        : { kind: 'flag', defaultValue: defaultValue === true };
    case 'oneOf':
      return { kind: 'choice', options };
    case 'texts':
      return { kind: 'list' };
    case 'pixels':
      return { kind: 'pixels' };
    case 'callback':
      return { kind: 'flag', defaultValue: true };
    default:
      return { kind: 'text' };
  }
}

function toControl(setting: SettingDescription): Control {
  const { name, description, requirement, defaultValue } = setting;
  const fallback = typeof defaultValue === 'string' ? defaultValue : '';
  return { name, description, requirement, fallback, ...kindOf(setting) };
}

/** The module names in the order of the page. */
export const moduleNames = Object.keys(settings) as ModuleName[];

/** The controls for all settings of all modules, from the modules' own tables (HOST-104). */
export const controls: Readonly<Record<ModuleName, readonly Control[]>> = {
  Header: settings.Header.map(toControl),
  Footer: settings.Footer.map(toControl),
  NewsletterForm: settings.NewsletterForm.map(toControl),
  PreviewPanel: settings.PreviewPanel.map(toControl),
};
