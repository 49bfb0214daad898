import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { shopFolder } from '../../shop/shopFolder.ts';
import { buildName } from './buildName.ts';

/** The release of a build: the package's version and the hash of its build name, such as `1.0.0+1a2b3c4d`. */
export function releaseOf(root: string, development: boolean): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const name = buildName(root, development, shopFolder().generated);
  return `${version}+${name.replace(/.*_/, '')}`;
}

/** Defines the release for `foundation/version.ts`. */
export const releasePlugin = (root: string, development: boolean) =>
  new webpack.DefinePlugin({ FASCIA_VERSION: JSON.stringify(releaseOf(root, development)) });
