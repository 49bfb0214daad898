import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../lint/format.ts';
import { describeSettings, type SettingDescription } from './describeSettings.ts';

const MARKERS = /(<!-- settings: .*? -->\n)[^]*?(<!-- \/settings -->)/;

const escapePipes = (text: string) => text.replaceAll('|', '\\|');

function typeColumn({ kind, options }: SettingDescription): string {
  if (kind === 'oneOf') return options?.map((option) => `\`${option}\``).join(', ') ?? '';
  return {
    flag: 'boolean',
    text: 'string',
    texts: 'string[]',
    pixels: 'number',
    callback: 'function',
    addresses: '[addresses](#addresses)',
  }[kind];
}

/** A heading and a Markdown table. */
function tableOf(heading: string, columns: readonly string[], rows: readonly string[]): string {
  const head = `| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`;
  return `### ${heading}\n\n${head}\n${rows.join('\n')}\n`;
}

const rowOf = (row: SettingDescription) =>
  `| \`${row.name}\` | ${typeColumn(row)} | ${escapePipes(row.description)} |`;

/** One table per module. Settings that are the same in several modules have a table of their own. */
function settingsTables(settings: Record<string, SettingDescription[]>): string {
  const modulesByRow = new Map<string, string[]>();
  for (const [module, rows] of Object.entries(settings)) {
    for (const row of rows.map(rowOf)) {
      modulesByRow.set(row, [...(modulesByRow.get(row) ?? []), module]);
    }
  }
  const isShared = (row: string) => (modulesByRow.get(row)?.length ?? 0) > 1;
  const shared = [...modulesByRow.keys()]
    .filter(isShared)
    .map((row) => `${row} ${modulesByRow.get(row)?.join(', ')} |`);
  const columns = ['setting', 'type', 'meaning'];
  const own = Object.entries(settings).flatMap(([module, rows]) => {
    const lines = rows.map(rowOf).filter((row) => !isShared(row));
    return lines.length > 0 ? [tableOf(module, columns, lines)] : [];
  });
  return [tableOf('Several modules', [...columns, 'modules'], shared), ...own].join('\n');
}

/**
 * Returns the files that are generated from the tables of settings, by path: the reference of settings for hosts, and
 * the controls of the playground.
 *
 * @param root Folder of the repository.
 */
export async function settingsFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const settings = describeSettings(root);
  const reference = join(root, 'docs/hosts/settings.md');
  const referenceText = readFileSync(reference, 'utf8').replace(
    MARKERS,
    (_, begin: string, end: string) => `${begin}\n${settingsTables(settings)}\n${end}`,
  );
  const controls = join(root, 'shell-host/demo-shop/playground/settings.json');
  return new Map([
    [reference, await formatted(reference, referenceText)],
    [controls, await formatted(controls, JSON.stringify(settings))],
  ]);
}
