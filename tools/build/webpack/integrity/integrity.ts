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
 * Stages of `processAssets` in which files become final, each after all stages that change the files it reads. webpack
 * itself names scripts and style sheets by their content before the first one.
 */
export function finalStages({ webpack: { Compilation } }: Compiler) {
  const contentHashes = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
  return { integrity: contentHashes + 1, entryNames: contentHashes + 2 };
}
