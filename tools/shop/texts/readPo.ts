import { parsePo } from 'pofile-ts';

/** The texts of one locale in the order of its file; an id that the file has twice is listed twice. */
export type Catalogue = readonly (readonly [id: string, text: string])[];

/** Parses a PO catalogue, without its header and commented-out entries. */
export function readPo(file: string): Catalogue {
  const { items } = parsePo(file.replaceAll(/^#~.*$/gm, ''));
  return items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')] as const);
}
