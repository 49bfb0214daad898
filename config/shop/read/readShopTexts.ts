import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, type Catalogue } from '../../texts/readPo.ts';
import type { Problem } from '../problems.ts';

/** Lines that begin something a catalogue of ids does not have, and what is neither an entry, nor a comment. */
const STRANGE = /^(?!\s*$|#|"|msgid "|msgstr ").+$/m;

/** Reads a catalogue of the shop's folder; empty where there is none. */
export function readShopTexts(folder: string, file: string, problems: Problem[]): Catalogue {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8');
  const strange = STRANGE.exec(source);
  if (strange) {
    const line = source.slice(0, strange.index).split('\n').length;
    problems.push({
      file,
      path: `line ${line}`,
      found: JSON.stringify(strange[0]),
      expected: 'msgid "…", msgstr "…", or a comment with #',
    });
    return [];
  }
  try {
    return readPo(source);
  } catch (error) {
    const found = (error as Error).message;
    problems.push({ file, path: '', found, expected: 'texts in double quotes, with \\" inside' });
    return [];
  }
}
