import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { distFolder } from './config/distFolder.ts';
import { shopFolder } from './config/shop/shopFolder.ts';
import { shopShare } from './config/shop/shopShare.ts';

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

const shop = shopFolder();

/** The largest of the chunks that exist for each locale or site, apart from what the shop's data adds to it. */
function largest(pattern: RegExp): string {
  const files = globSync('*.js', { cwd: FOLDER }).filter((file) => pattern.test(basename(file)));
  const sizes = files.map((file) => {
    const path = join(FOLDER, file);
    const size = gzipSync(readFileSync(path), { level: 9 }).length;
    return { path, size: size - shopShare([path], shop) };
  });
  const [first] = sizes.toSorted((a, b) => b.size - a.size);
  if (!first) throw new Error(`No file of the build matches ${pattern}`);
  return first.path;
}

/** Bytes that each chunk adds to `remoteEntry.js` and `container.js`: its name and its hash. */
const CHUNK_BYTES = 50;

const chunkTable = CHUNK_BYTES * globSync('*.js', { cwd: FOLDER }).length;

/**
 * A budget for the product. A shop's limit is higher by what its data has in excess of `included`.
 *
 * @param included Bytes of the limit that are for the data of `shop/`.
 * @param data Bytes of the shop's data.
 */
function budget(
  name: string,
  path: string | string[],
  limit: `${number} kB`,
  included = 0,
  data = included &&
    shopShare(
      [path].flat().flatMap((pattern) => globSync(pattern)),
      shop,
    ),
) {
  const excess = Math.max(0, data - included);
  return { name, path, limit: `${Number.parseFloat(limit) + excess / 1000} kB`, gzip: true };
}

/**
 * Size budgets in kB (1000 bytes), gzip. The header's budget covers what must load before it is interactive, with the
 * longest locale, without React, the federation runtime and axios (docs/decisions/004). What a shop's folder may add has
 * limits of its own, which `npm run i18n` checks (docs/adopting.md).
 */
export default [
  budget('remoteEntry.js', `${FOLDER}/remoteEntry.js`, '23 kB', 4450, chunkTable),
  budget('container.js', `${FOLDER}/container.js`, '8.7 kB', 4450, chunkTable),
  budget(
    'Header: scripts and one locale',
    [...initialFiles('Header', 'js'), largest(/^locale-/)],
    '35 kB',
    2250,
  ),
  budget('Header: styles', initialFiles('Header', 'css'), '12 kB'),
  budget(
    'Header: all flyouts',
    [chunk('account'), chunk('store-finder'), chunk('navigation-flyouts'), chunk('cart-flyout')],
    '21 kB',
    1100,
  ),
  budget('Hydration: code for pages that a server has rendered', chunk('hydration'), '2 kB'),
  budget('Suggestions', chunk('search'), '20 kB', 700),
  budget('Country offer', chunk('country-offer'), '4 kB', 2050),
  budget('Footer: scripts', ownScripts('Footer'), '12 kB', 1850),
  budget('Footer: the content of one site', largest(/^content-/), '6 kB'),
  budget('NewsletterForm: scripts', ownScripts('NewsletterForm'), '35 kB', 1850),
  budget(
    'NewsletterForm: the texts of one locale',
    largest(/^newsletter-(?!texts-)[a-z]{2}(?:-[A-Z]{2})?\./),
    '2 kB',
    650,
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
