import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { distFolder } from './config/distFolder.ts';

interface Manifest {
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

const FOLDER = join(distFolder(), 'remote');
const manifest: Manifest = JSON.parse(readFileSync(join(FOLDER, 'mf-manifest.json'), 'utf8'));

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

/** The largest of the chunks that there are for each locale or site. */
function largest(pattern: RegExp): string {
  const files = globSync('*.js', { cwd: FOLDER }).filter((file) => pattern.test(basename(file)));
  const sizes = files.map((file) => {
    const path = join(FOLDER, file);
    return { path, size: gzipSync(readFileSync(path), { level: 9 }).length };
  });
  const [first] = sizes.toSorted((a, b) => b.size - a.size);
  if (!first) throw new Error(`No file of the build matches ${pattern}`);
  return first.path;
}

const budget = (name: string, path: string | string[], limit: string) => ({
  name,
  path,
  limit,
  gzip: true,
});

/**
 * Size budgets in kB (1000 bytes), gzip, for every shop. The header's budget covers what must load before it is
 * interactive, with the longest locale, without React, the federation runtime and axios (docs/decisions/004).
 */
export default [
  budget('remoteEntry.js', `${FOLDER}/remoteEntry.js`, '23 kB'),
  budget('container.js', `${FOLDER}/container.js`, '8.7 kB'),
  budget(
    'Header: scripts and one locale',
    [...initialFiles('Header', 'js'), largest(/^locale-/)],
    '35 kB',
  ),
  budget('Header: styles', initialFiles('Header', 'css'), '12 kB'),
  budget(
    'Header: all flyouts',
    [chunk('account'), chunk('store-finder'), chunk('navigation-flyouts'), chunk('cart-flyout')],
    '21 kB',
  ),
  budget('Hydration: code for pages that a server has rendered', chunk('hydration'), '2 kB'),
  budget('Suggestions', chunk('search'), '20 kB'),
  budget('Country offer', chunk('country-offer'), '4 kB'),
  budget('Footer: scripts', ownScripts('Footer'), '12 kB'),
  budget('Footer: the content of one site', largest(/^content-/), '6 kB'),
  budget('NewsletterForm: scripts', ownScripts('NewsletterForm'), '35 kB'),
  budget(
    'NewsletterForm: the texts of one locale',
    largest(/^newsletter-(?!texts-)[a-z]{2}(?:-[A-Z]{2})?\./),
    '2 kB',
  ),
  budget(
    'fascia-host.js: the host kit as a classic script',
    'host-kit/dist/fascia-host.js',
    '3.5 kB',
  ),
  budget(
    'fascia-host.signed.js: the host kit that verifies releases',
    'host-kit/dist/fascia-host.signed.js',
    '5.8 kB',
  ),
  budget('PreviewPanel: code for staff', chunk('preview'), '20 kB'),
];
