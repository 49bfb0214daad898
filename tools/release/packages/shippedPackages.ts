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

/** Resolves a package name from a folder, in the same way as Node. Returns its path in the lock file. */
function resolvePath(packages: Locked, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (!folder.includes('/node_modules/')) break;
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
}

/** Paths in the lock file of all direct and indirect dependencies, which servers run. */
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

/** Title and licence of a section of `licenses.txt`. */
const SECTION = /^(\S+) (\S+)\nLicence: (.+)$/gm;

/**
 * Lists the packages that ship: those that the remote bundles (from `licenses.txt`) and the dependencies of the server
 * (from the lock file).
 *
 * @param root Folder of the repository.
 * @param build Folder of the remote's build.
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
