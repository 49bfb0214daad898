import settings from './settings.json';

/** The control for one setting of a module. */
export type Control = { name: string } & (
  | { kind: 'flag'; defaultValue: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text' }
  | { kind: 'pixels' }
  | { kind: 'list' }
);

/** Modules with settings of their own; Layout takes those of Header and Footer. */
export type ModuleName = keyof typeof settings;

/** A setting as `npm run settings` describes it. A name with a dot is a property of a setting that is an object. */
interface SettingDescription {
  name: string;
  kind: string;
  options?: readonly string[];
  defaultValue: string | boolean | null;
}

/** The site is the page's; `navigate` switches the host's client router on and off; other callbacks are logged. */
function toControl({ name, kind, options = [], defaultValue }: SettingDescription): Control[] {
  if (name === 'site') return [];
  switch (kind) {
    case 'flag':
      return defaultValue === null
        ? [{ name, kind: 'choice', options: ['true', 'false'] }] // The default depends on the page.
        : [{ name, kind: 'flag', defaultValue: defaultValue === true }];
    case 'oneOf':
      return [{ name, kind: 'choice', options }];
    case 'texts':
      return [{ name, kind: 'list' }];
    case 'pixels':
      return [{ name, kind: 'pixels' }];
    case 'callback':
      return name === 'navigate' ? [{ name, kind: 'flag', defaultValue: true }] : [];
    default:
      return [{ name, kind: 'text' }];
  }
}

/** The module names in the order of the page. */
export const moduleNames = Object.keys(settings) as ModuleName[];

/** The controls for all settings of all modules, from the modules' own tables (HOST-11, HOST-13, HOST-14, HOST-15). */
export const controls: Readonly<Record<ModuleName, readonly Control[]>> = {
  Header: settings.Header.flatMap(toControl),
  Footer: settings.Footer.flatMap(toControl),
  NewsletterForm: settings.NewsletterForm.flatMap(toControl),
  PreviewPanel: settings.PreviewPanel.flatMap(toControl),
};
