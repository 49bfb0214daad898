import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The container's name: hosts load `fascia/Header`. */
export const CONTAINER = 'fascia';

/**
 * The container's global variable. The federation runtime of a host takes whatever it finds under this name for the
 * loaded container, so no element may have it as its id, as a slot may be called `fascia`.
 */
export const CONTAINER_GLOBAL = '__fascia_container__';

const EXPOSED_FILES = {
  Header: 'Header.tsx',
  Footer: 'Footer.tsx',
  NewsletterForm: 'NewsletterForm.tsx',
  PreviewPanel: 'PreviewPanel.tsx',
  Layout: 'Layout.tsx',
  cart: 'cart.ts',
  mount: 'mount.tsx',
  ui: 'ui.ts',
} as const;

/** Each exposed module's chunk has the module's name, so that `mount` and the container share it. */
export const EXPOSED_MODULES = Object.keys(EXPOSED_FILES);

// `import` is a list: of a plain string the type generator takes the first character only.
export const exposes = Object.fromEntries(
  Object.entries(EXPOSED_FILES).map(([name, file]) => [
    `./${name}`,
    { import: [`./src/exposes/${file}`], name },
  ]),
);

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };

/**
 * The only packages shared with hosts. The keys with a slash cover sub-paths: without them a page loads
 * `react-dom/client` twice.
 */
export const shared = {
  react: reactSingleton,
  'react/': reactSingleton,
  'react-dom': reactSingleton,
  'react-dom/': reactSingleton,
};

function hashFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, path);
    else hash.update(entry.name).update(readFileSync(path));
  }
}

/**
 * The unique name of a build, with a hash of its sources. Two builds of the remote may run on one page; with the
 * same name their webpack runtimes would use each other's chunks.
 */
export function buildName(root: string): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'locales']) hashFolder(hash, join(root, folder));
  return `${CONTAINER}_${hash.digest('hex').slice(0, 8)}`;
}
