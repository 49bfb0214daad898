import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Files of a build that pages load directly. */
export const SCRIPT_OR_STYLE = /\.(?:js|css)$/;

/** Returns the value of an `integrity` attribute. @throws {Error} If the algorithm is unknown. */
export function integrityOf(content: string | Uint8Array, algorithm = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The hash in a file name. Cache rules of all servers recognise immutable files by these ten digits. */
export function nameHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * Stages of `processAssets` in which files become final. Each stage runs after all stages that change the files it
 * reads. All of them run after webpack has named scripts and style sheets by their content.
 */
export function finalStages({ webpack: { Compilation } }: Compiler) {
  const contentHashes = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
  return { integrity: contentHashes + 1, entryNames: contentHashes + 2 };
}
