import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

const FOLDER = 'dist/remote';
const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, FOLDER, 'mf-manifest.json'), 'utf8'),
);

/** The files that a door has before it is drawn. */
function filesOf(door: string, kind: 'js' | 'css'): string[] {
  const files = manifest.exposes.find(({ name }) => name === door)?.assets[kind].sync ?? [];
  return files.map((file) => join(FOLDER, file));
}

/** What a door needs beside what every page has already for its header. */
function ownScripts(door: string): string[] {
  return filesOf(door, 'js').filter((file) => !/[\\/]common[.]/.test(file));
}

/** A lazy chunk by its name. */
const chunk = (name: string) => `${FOLDER}/${name}.*.js`;

const budget = (name: string, path: string | string[], limit: string) => ({
  name,
  path,
  limit,
  gzip: true,
});

/**
 * Budgets in kB (1000 bytes) of gzip. The header's counts what a page must have before it is interactive,
 * with the longest locale; without React, the federation runtime and axios (docs/decisions/004).
 */
export default [
  budget('remoteEntry.js', `${FOLDER}/remoteEntry.js`, '20.5 kB'),
  budget(
    'Header: scripts and one locale',
    [...filesOf('Header', 'js'), chunk('locale-hu-HU')],
    '35 kB',
  ),
  budget('Header: styles', filesOf('Header', 'css'), '12 kB'),
  budget(
    'Header: all its flyouts',
    [chunk('account'), chunk('store-finder'), chunk('navigation-flyouts'), chunk('cart-flyout')],
    '20 kB',
  ),
  budget('Suggestions', chunk('search'), '20 kB'),
  budget('Footer: scripts', ownScripts('Footer'), '12 kB'),
  budget('Footer: the content of one site', chunk('content-HU'), '6 kB'),
  budget('NewsletterForm: scripts', ownScripts('NewsletterForm'), '35 kB'),
  budget('PreviewPanel: what staff load', chunk('preview'), '20 kB'),
];
