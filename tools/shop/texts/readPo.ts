import { parsePo } from 'pofile-ts';

/** Texts of one locale in file order. An id that is defined twice occurs twice. */
export type Catalogue = readonly (readonly [id: string, text: string])[];

/** Parses a PO catalogue without its header and commented-out entries. */
export function readPo(file: string): Catalogue {
  const { items } = parsePo(file.replaceAll(/^#~.*$/gm, ''));
  return items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')] as const);
}
