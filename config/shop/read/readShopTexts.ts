import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPo, type Catalogue } from '../../texts/readPo.ts';
import type { Problem } from '../problems.ts';
import { readText } from './readText.ts';

/** A line that has no text, or one in quotes. */
const LINE = /^(?:\s*|#.*|(?:(?:msgid|msgstr) )?"(?:[^"\\]|\\.)*"\s*)$/;

const EXPECTED = 'msgid "…", then msgstr "…", or a comment with #';

/** The first line that cannot be read, counted from 0; -1 if all can be. */
function strangeLine(lines: readonly string[]): number {
  const strange = lines.findIndex((line) => !LINE.test(line));
  if (strange >= 0) return strange;
  // An id without a text, or a text without an id.
  const starts = lines.flatMap((line, index) => (line.startsWith('msg') ? [{ line, index }] : []));
  const wrong = starts.find(({ line }, at) => line.startsWith('msgid') !== (at % 2 === 0));
  return wrong?.index ?? (starts.length % 2 === 0 ? -1 : (starts.at(-1)?.index ?? 0));
}

/** Reads a catalogue of the shop's folder; empty where there is none. */
export function readShopTexts(folder: string, file: string, problems: Problem[]): Catalogue {
  if (!existsSync(join(folder, file))) return [];
  const text = readText(folder, file, problems, 'a file with texts');
  if (text === undefined) return [];
  const source = text.replaceAll('\r\n', '\n');
  const lines = source.split('\n');
  const strange = strangeLine(lines);
  const add = (at: string, found: string, expected: string) =>
    problems.push({ file, path: at, found, expected });
  if (strange >= 0) {
    add(`line ${strange + 1}`, lines[strange] ?? '', EXPECTED);
    return [];
  }
  try {
    return readPo(source);
  } catch (error) {
    add('', (error as Error).message, String.raw`texts in double quotes, with \" and \n inside`);
    return [];
  }
}
