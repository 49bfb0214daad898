import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code ships. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  license: string;
}

interface LockedPackage {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** The path of a package in the lock file, as Node resolves a name from a package's folder. */
function resolvePath(packages: Locked, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (!folder.includes('/node_modules/')) break;
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
}

/** The dependencies of the project with theirs, by their paths in the lock file. Servers run them. */
function dependencyPaths(packages: Locked): Set<string> {
  const paths = new Set<string>();
  function add(from: string): void {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const path = resolvePath(packages, name, from);
      if (path === undefined || paths.has(path)) continue;
      paths.add(path);
      add(path);
    }
  }
  add('');
  return paths;
}

/** The title and the licence of a section of `licenses.txt`. */
const SECTION = /^(\S+) (\S+)\nLicence: (.+)$/gm;

/**
 * The packages that ship: those in the bundles of the remote, which `licenses.txt` lists, and the dependencies of the
 * server, from the lock file.
 *
 * @param root The repository.
 * @param build The folder of the remote's build.
 */
export function shippedPackages(root: string, build: string): ShippedPackage[] {
  const licenses = readFileSync(join(build, 'licenses.txt'), 'utf8');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Locked };
  const all = [
    ...[...licenses.matchAll(SECTION)].map(
      ([, name = '', version = '', license = '']): ShippedPackage => ({ name, version, license }),
    ),
    ...[...dependencyPaths(packages)].map((path) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: packages[path]?.version ?? '',
      license: packages[path]?.license ?? '',
    })),
  ];
  const unique = new Map(all.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
