import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that allow a shop to ship the code together with the licence text. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

/** Copyright notices of packages that are published without a licence text. */
const NOTICES: Readonly<Record<string, string>> = {
  formik: 'Copyright 2020 Formik, Inc.',
  'tiny-case': 'Copyright (c) Jason Quense',
};

const TEXTS = join(import.meta.dirname, '.');
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const INNERMOST_PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@.][^\\/]*(?=[\\/])/;

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

/** Whether an SPDX expression allows shipping. An expression that mixes AND and OR counts as AND. */
export function isAllowed(expression: string): boolean {
  const words: string[] = expression.match(/[^\s()]+/g) ?? [];
  const licenses = words.filter((word) => word !== 'AND' && word !== 'OR');
  const isChoice = words.includes('OR') && !words.includes('AND');
  return isChoice
    ? licenses.some((license) => ALLOWED.has(license))
    : licenses.length > 0 && licenses.every((license) => ALLOWED.has(license));
}

/** Lists the folders of the packages that contain these files. */
export function packageFolders(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => file.match(INNERMOST_PACKAGE)?.[0] ?? []))];
}

function licenseTextOf(folder: string, { name, license = '' }: PackageJson): string {
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8'));
  const notice = NOTICES[name];
  if (texts.length === 0 && notice !== undefined && ALLOWED.has(license)) {
    texts.push(`${notice}\n\n${readFileSync(join(TEXTS, `${license}.txt`), 'utf8')}`);
  }
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/**
 * Returns the licences of packages as one text, and a problem for each package whose licence is not allowed or has no
 * text (HOST-65).
 */
export function licensesText(folders: readonly string[]): { text: string; problems: string[] } {
  const problems: string[] = [];
  const sections = new Map<string, string>();
  for (const folder of folders) {
    const json: PackageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const title = `${json.name} ${json.version}`;
    if (sections.has(title)) continue;
    const text = licenseTextOf(folder, json);
    if (!isAllowed(String(json.license)))
      problems.push(`${title} has the licence ${json.license}, which is not allowed`);
    else if (!text) problems.push(`${title} has no licence text`);
    const homepage = json.homepage ? `\n${json.homepage}` : '';
    sections.set(title, `${title}\nLicence: ${json.license}${homepage}\n\n${text}\n`);
  }
  const sorted = [...sections].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return { text: sorted.map(([, section]) => section).join(rule), problems };
}
