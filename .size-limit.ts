import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder } from './tools/build/distFolder.ts';
import { shopFolder } from './tools/shop/shopFolder.ts';

interface Manifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

const FOLDER = join(distFolder(), 'remote');
const manifest: Manifest = JSON.parse(readFileSync(join(FOLDER, 'mf-manifest.json'), 'utf8'));
const scripts = globSync('*.js', { cwd: FOLDER });

/** The files that must load before an exposed module renders. */
function initialFiles(module: string, kind: 'js' | 'css'): string[] {
  const files = manifest.exposes.find(({ name }) => name === module)?.assets[kind].sync ?? [];
  return files.map((file) => join(FOLDER, file));
}

/** An exposed module's scripts without `common`, which every page loads for the header. */
const ownScripts = (module: string) =>
  initialFiles(module, 'js').filter((file) => !basename(file).startsWith('common.'));

/** The largest of these scripts. */
function largest(files: readonly string[]): string {
  const paths = files.map((file) => join(FOLDER, file));
  const [first] = paths.toSorted((a, b) => statSync(b).size - statSync(a).size);
  if (!first) throw new Error('The build lacks scripts that have a budget');
  return first;
}

const initial = new Set(
  manifest.exposes.flatMap(({ name }) => initialFiles(name, 'js')).map((file) => basename(file)),
);
/** Without React, which hosts share. */
const lazyChunks = scripts.filter(
  (file) => !initial.has(file) && !/^(?:remoteEntry|container)\.|node_modules_react/.test(file),
);

/** Additional kB per file for another shop's logo, menus and texts, which may be larger than those of this repository. */
const SHOP_ROOM = shopFolder().isDefault ? 0 : 8;

const budget = (name: string, path: string | string[], limit: `${number} kB`) => ({
  name,
  path,
  limit: `${Number.parseFloat(limit) + SHOP_ROOM} kB`,
  gzip: true,
});

/**
 * Size budgets in kB (1000 bytes), gzip, of the whole build with the data of its shop. The header's budget covers what
 * must load before it is interactive, with the longest locale, without React, the federation runtime and axios
 * (docs/decisions/004). Files of the shop's folder have limits of their own, which `npm run i18n` checks.
 */
export default [
  budget('remoteEntry.js', join(FOLDER, 'remoteEntry.js'), '26 kB'),
  budget('container.js', join(FOLDER, 'container.js'), '10 kB'),
  budget(
    'Header: scripts and one locale',
    [
      ...initialFiles('Header', 'js'),
      largest(scripts.filter((file) => file.startsWith('locale-'))),
    ],
    '44 kB',
  ),
  budget('Header: styles', initialFiles('Header', 'css'), '12 kB'),
  budget('Footer: scripts', ownScripts('Footer'), '16 kB'),
  budget('NewsletterForm: scripts', ownScripts('NewsletterForm'), '40 kB'),
  budget('The largest lazy chunk', largest(lazyChunks), '24 kB'),
  budget(
    'fascia-host.js: the host kit as a classic script',
    'host-kit/dist/fascia-host.js',
    '5 kB',
  ),
  budget(
    'fascia-host.signed.js: the host kit that verifies releases',
    'host-kit/dist/fascia-host.signed.js',
    '8 kB',
  ),
];
