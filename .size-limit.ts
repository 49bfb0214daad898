import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

const FOLDER = 'dist/remote';
const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, FOLDER, 'mf-manifest.json'), 'utf8'),
);
const header = manifest.exposes.find(({ name }) => name === 'Header');
const files = (kind: 'js' | 'css') =>
  (header?.assets[kind].sync ?? []).map((file) => join(FOLDER, file));

/** Budgets in kB (1000 bytes) of gzip; what a page must have before its header is interactive. */
export default [
  { name: 'remoteEntry.js', path: `${FOLDER}/remoteEntry.js`, limit: '20.5 kB', gzip: true },
  {
    name: 'Header before it is interactive: scripts and one locale',
    path: [...files('js'), `${FOLDER}/locale-hu-HU.*.js`],
    limit: '22 kB',
    gzip: true,
  },
  { name: 'Header: styles', path: files('css'), limit: '12 kB', gzip: true },
];
