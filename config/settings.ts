/*
 * Generates the playground's controls and the host guide's tables from the settings tables of the modules.
 * With `--check` it writes nothing and fails if they are out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './format.ts';
import { describeSettings, type SettingDescription } from './settings/describeSettings.ts';

const ROOT = join(import.meta.dirname, '..');
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

const settings = describeSettings(ROOT);
const guide = join(ROOT, 'docs/host-guide.md');
const controls = join(ROOT, 'shell-host/demo-shop/playground/settings.json');
const outputs = [
  {
    file: guide,
    text: readFileSync(guide, 'utf8').replace(
      MARKERS,
      (_, begin: string, end: string) => `${begin}\n${guideTables(settings)}\n${end}`,
    ),
  },
  { file: controls, text: JSON.stringify(settings) },
];

for (const { file, text } of outputs) {
  const next = await formatted(file, text);
  if (existsSync(file) && readFileSync(file, 'utf8') === next) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`${file} is out of date: run \`npm run settings\`\n`);
    process.exitCode = 1;
  } else writeFileSync(file, next);
}
