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
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
}

/** Whether a server needs the package. In the lock file, npm marks the packages that it does not need. */
const isDependency = ({ dev, devOptional, optional, peer }: LockedPackage) =>
  !(dev || devOptional || optional || peer);

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
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  const dependencies = Object.entries(packages).filter(
    ([path, locked]) => path !== '' && isDependency(locked),
  );
  const all = [
    ...[...licenses.matchAll(SECTION)].map(
      ([, name = '', version = '', license = '']): ShippedPackage => ({ name, version, license }),
    ),
    ...dependencies.map(([path, { version, license = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    })),
  ];
  const unique = new Map(all.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
