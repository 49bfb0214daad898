import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../lint/format.ts';
import { describeSettings, type SettingDescription } from './describeSettings.ts';

const MARKERS = /(<!-- settings: .*? -->\n)[^]*?(<!-- \/settings -->)/;

const escapePipes = (text: string) => text.replaceAll('|', '\\|');

function valueColumn({ kind, options }: SettingDescription): string {
  if (kind === 'oneOf') return options?.map((option) => `\`${option}\``).join(', ') ?? '';
  return {
    flag: 'true, false',
    text: 'text',
    texts: 'list',
    pixels: 'px',
    callback: 'function',
    addresses: 'addresses by name',
  }[kind];
}

function guideTables(settings: Record<string, SettingDescription[]>): string {
  return Object.entries(settings)
    .map(([module, rows]) => {
      const lines = rows.map(
        (row) => `| \`${row.name}\` | ${valueColumn(row)} | ${escapePipes(row.description)} |`,
      );
      return `### ${module}\n\n| setting | values | meaning |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/**
 * The content of the files that are generated from the settings tables of the modules: the host guide with its tables, and
 * the controls of the playground.
 *
 * @param root The repository.
 * @returns the content by path.
 */
export async function settingsFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const settings = describeSettings(root);
  const guide = join(root, 'docs/host-guide.md');
  const guideText = readFileSync(guide, 'utf8').replace(
    MARKERS,
    (_, begin: string, end: string) => `${begin}\n${guideTables(settings)}\n${end}`,
  );
  const controls = join(root, 'shell-host/demo-shop/playground/settings.json');
  return new Map([
    [guide, await formatted(guide, guideText)],
    [controls, await formatted(controls, JSON.stringify(settings))],
  ]);
}
