import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** What pages load of a build: its scripts and style sheets. */
export const SCRIPT_OR_STYLE = /\.(?:js|css)$/;

/** A hash as elements have it in `integrity`. Throws for an algorithm that there is not. */
export function integrityOf(content: string | Uint8Array, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The hash in a file's name. Caches keep a file with one for good: wherever files are served, rules look for ten digits. */
export function nameHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * The steps that make files final. Each comes after all that changes the files it reads: webpack's own hashes of style sheets
 * are in the entries before the scripts get their name, and an entry has its hash when it has those of all others.
 */
export function finalStages({ webpack: { Compilation } }: Compiler) {
  const webpackHashes = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
  return {
    scriptNames: webpackHashes + 1,
    hashTables: webpackHashes + 2,
    entryNames: webpackHashes + 3,
  };
}
