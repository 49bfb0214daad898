/** The texts of one locale in the order of its file; an id that the file has twice is listed twice. */
export type Catalogue = readonly (readonly [id: string, text: string])[];

const ENTRY = /^msgid ((?:".*"\s*)+)^msgstr ((?:".*"\s*)+)/gm;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

const unquote = (quoted = '') =>
  (quoted.match(QUOTED) ?? []).map((line) => String(JSON.parse(line))).join('');

/** Parses a PO catalogue; its header and commented-out entries are left out. */
export function readPo(file: string): Catalogue {
  return [...file.matchAll(ENTRY)]
    .map(([, id, text]) => [unquote(id), unquote(text)] as const)
    .filter(([id]) => id !== '');
}
