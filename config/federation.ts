import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The container's name: hosts write `fascia/Header` (contract §1). */
export const CONTAINER = 'fascia';

const DOOR_FILES = {
  Header: 'Header.tsx',
  Footer: 'Footer.tsx',
  NewsletterForm: 'NewsletterForm.tsx',
  PreviewPanel: 'PreviewPanel.tsx',
  Layout: 'Layout.tsx',
  cart: 'cart.ts',
  mount: 'mount.tsx',
  ui: 'ui.ts',
} as const;

/** A door's name is its chunk's name too, so that `mount` and the container share one chunk a door. */
export const DOORS = Object.keys(DOOR_FILES);

// A list of one file: from a bare string the type archive would take the first character.
export const exposes = Object.fromEntries(
  Object.entries(DOOR_FILES).map(([name, file]) => [
    `./${name}`,
    { import: [`./src/exposes/${file}`], name },
  ]),
);

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };

/**
 * The only packages shared with hosts. The keys with a slash cover sub-paths: without them a page gets
 * `react-dom/client` twice (design §5).
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
 * Names this build on a page. Two builds of the remote may meet there; with one name their webpack
 * runtimes would take each other's chunks.
 */
export function buildName(root: string): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'locales']) hashFolder(hash, join(root, folder));
  return `${CONTAINER}_${hash.digest('hex').slice(0, 8)}`;
}
