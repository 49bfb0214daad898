import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { footerSettings } from '../../src/areas/footer/footerSettings.ts';
import { headerSettings } from '../../src/areas/header/headerSettings.ts';
import { newsletterSettings } from '../../src/features/newsletter/newsletterSettings.ts';
import { siteSettings } from '../../src/foundation/settings/parseSettings.ts';
import type { Setting, SettingsTable } from '../../src/foundation/settings/settingTypes.ts';

/** One setting of a module. A name with a dot is a property of a setting that is an object. */
export interface SettingDescription {
  name: string;
  kind: Exclude<Setting<unknown>['kind'], 'group'>;
  /** Values of the kind `oneOf`. */
  options?: readonly string[];
  /** The default of a flag or a choice. `null` if there is no default or if it depends on the page. */
  defaultValue: string | boolean | null;
  /** The doc comment of the setting in its table. */
  description: string;
  /** Id of the requirement that names the setting. */
  requirement: string;
}

interface Module {
  name: string;
  /** Path of the file that contains the table. */
  file: string;
  table: SettingsTable;
}

const modules: readonly Module[] = [
  { name: 'Header', file: 'src/areas/header/headerSettings.ts', table: headerSettings },
  { name: 'Footer', file: 'src/areas/footer/footerSettings.ts', table: footerSettings },
  {
    name: 'NewsletterForm',
    file: 'src/features/newsletter/newsletterSettings.ts',
    table: newsletterSettings,
  },
  { name: 'PreviewPanel', file: 'src/foundation/settings/parseSettings.ts', table: siteSettings },
];

/** Returns the one-line doc comments by the name of the property that follows. */
function docComments(file: string): Map<string, string> {
  const source = readFileSync(file, 'utf8');
  return new Map(
    [...source.matchAll(/\/\*\* (.+?) \*\/\n {2}(\w+):/g)].map(([, comment = '', name = '']) => [
      name,
      comment,
    ]),
  );
}

const REQUIREMENT = /^- \*\*(HOST-\d+)\*\* (\w+)([^]*?)(?=\n- |\n\n|$(?![^]))/gm;

/**
 * Returns the requirements of settings, each with its id, its text, and the name of the module at the start of the
 * text.
 */
function readRequirements(root: string) {
  const file = join(root, 'docs/requirements/integration.md');
  return [...readFileSync(file, 'utf8').matchAll(REQUIREMENT)].map(
    ([, id = '', module = '', text = '']) => ({ id, module, text }),
  );
}

/** Describes the settings of each module. @throws {Error} If a setting has no doc comment or no requirement. */
export function describeSettings(root: string): Record<string, SettingDescription[]> {
  const shared = new Map(
    globSync(join(root, 'src/{features,foundation}/**/*.ts'))
      .filter((file) => readFileSync(file, 'utf8').includes('settingTypes.ts'))
      .flatMap((file) => [...docComments(file)]),
  );

  const requirements = readRequirements(root);

  function requirementOf(module: string, name: string): string {
    const found = requirements.find(
      (each) => each.module === module && each.text.includes(`\`${name}\``),
    );
    if (!found) throw new Error(`${module}: no requirement names the setting ${name}`);
    return found.id;
  }

  function describe(module: string, table: SettingsTable, own: Map<string, string>, prefix = '') {
    return Object.entries(table).flatMap(([name, setting]): SettingDescription[] => {
      if (setting.kind === 'group') return describe(module, setting.table ?? {}, own, `${name}.`);
      const description = own.get(name) ?? shared.get(name);
      if (!description) throw new Error(`The setting ${prefix}${name} has no doc comment`);
      const { kind, options, fallback } = setting;
      const isPlain = typeof fallback === 'string' || typeof fallback === 'boolean';
      return [
        {
          name: `${prefix}${name}`,
          kind,
          ...(options && { options }),
          defaultValue: isPlain ? fallback : null,
          description,
          requirement: requirementOf(module, name),
        },
      ];
    });
  }

  return Object.fromEntries(
    modules.map(({ name, file, table }) => [
      name,
      describe(name, table, docComments(join(root, file))),
    ]),
  );
}
