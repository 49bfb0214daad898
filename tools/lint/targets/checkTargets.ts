import type { MissingFeatures } from './compatData.ts';
import { missingScriptFeatures } from './scriptFeatures.ts';
import { missingStyleFeatures } from './styleFeatures.ts';

/** A built file, or a part of one that the browser receives as its own. */
export interface BuiltFile {
  path: string;
  kind: 'style' | 'script';
  text: string;
}

/**
 * Returns one line per problem: a feature in the files that some supported browser lacks and that is not allowed, or an
 * allowed feature that no file uses.
 */
export function checkTargets(files: readonly BuiltFile[], allowed: readonly string[]): string[] {
  const unused = new Set(allowed);
  const problems: string[] = [];
  for (const { path, kind, text } of files) {
    const missing: MissingFeatures =
      kind === 'style' ? missingStyleFeatures(text) : missingScriptFeatures(text);
    for (const [id, browsers] of missing) {
      if (!allowed.includes(id))
        problems.push(`${path}: ${id} is missing in ${browsers.join(', ')}`);
      unused.delete(id);
    }
  }
  return [...problems, ...[...unused].map((id) => `${id} is allowed, but no file uses it`)];
}
