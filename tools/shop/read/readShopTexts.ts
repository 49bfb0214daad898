import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, type Catalogue } from '../texts/readPo.ts';
import type { Problem } from '../problems.ts';
import { readText } from './readText.ts';

/** A blank line, a comment, or a text in quotes. */
const LINE = /^(?:\s*|#.*|(?:(?:msgid|msgstr) )?"(?:[^"\\]|\\.)*"\s*)$/;

/** Reads a catalogue of the shop's folder. Empty if the file is missing. */
export function readShopTexts(folder: string, file: string, problems: Problem[]): Catalogue {
  if (!existsSync(join(folder, file))) return [];
  const text = readText(folder, file, problems, 'a file with texts') ?? '';
  const lines = text.split(/\r?\n/);
  const invalid = lines.findIndex((line) => !LINE.test(line));
  if (invalid < 0) return readPo(text);
  const expected = 'msgid "…", then msgstr "…", or a comment with #';
  problems.push({ file, path: `line ${invalid + 1}`, found: lines[invalid] ?? '', expected });
  return [];
}
