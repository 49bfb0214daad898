import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { shopFolder } from '../../shop/shopFolder.ts';
import { buildName } from './buildName.ts';

/** A build's release: the package's version and the hash of what it is made of, as `1.0.0+1a2b3c4d`. */
export function releaseOf(root: string, development: boolean): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const name = buildName(root, development, shopFolder().generated);
  return `${version}+${name.replace(/.*_/, '')}`;
}

/** Gives the code its release, as `foundation/version.ts` reads it. */
export const releasePlugin = (root: string, development: boolean) =>
  new webpack.DefinePlugin({ FASCIA_VERSION: JSON.stringify(releaseOf(root, development)) });
