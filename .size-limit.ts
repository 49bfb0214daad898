import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

const FOLDER = 'dist/remote';
const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, FOLDER, 'mf-manifest.json'), 'utf8'),
);

/** The files that must load before an exposed module renders. */
function initialFiles(module: string, kind: 'js' | 'css'): string[] {
  const files = manifest.exposes.find(({ name }) => name === module)?.assets[kind].sync ?? [];
  return files.map((file) => join(FOLDER, file));
}

/** An exposed module's scripts without `common`, which every page loads for the header. */
function ownScripts(module: string): string[] {
  return initialFiles(module, 'js').filter((file) => !/[\\/]common[.]/.test(file));
}

/** The path of a lazy chunk. */
const chunk = (name: string) => `${FOLDER}/${name}.*.js`;

const budget = (name: string, path: string | string[], limit: string) => ({
  name,
  path,
  limit,
  gzip: true,
});

/**
 * Size budgets in kB (1000 bytes), gzip. The header's budget covers what must load before it is interactive, with
 * the longest locale, without React, the federation runtime and axios (docs/decisions/004).
 */
export default [
  budget('remoteEntry.js', `${FOLDER}/remoteEntry.js`, '20.5 kB'),
  budget(
    'Header: scripts and one locale',
    [...initialFiles('Header', 'js'), chunk('locale-hu-HU')],
    '35 kB',
  ),
  budget('Header: styles', initialFiles('Header', 'css'), '12 kB'),
  budget(
    'Header: all flyouts',
    [chunk('account'), chunk('store-finder'), chunk('navigation-flyouts'), chunk('cart-flyout')],
    '20 kB',
  ),
  budget('Suggestions', chunk('search'), '20 kB'),
  budget('Footer: scripts', ownScripts('Footer'), '12 kB'),
  budget('Footer: the content of one site', chunk('content-HU'), '6 kB'),
  budget('NewsletterForm: scripts', ownScripts('NewsletterForm'), '35 kB'),
  budget('NewsletterForm: the texts of one locale', chunk('newsletter-hu-HU'), '2 kB'),
  budget('PreviewPanel: code for staff', chunk('preview'), '20 kB'),
];
