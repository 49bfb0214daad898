/** The words of one locale in the order of its file; an id that stands there twice is here twice. */
export type Catalogue = readonly (readonly [id: string, text: string])[];

const ENTRY = /^msgid ((?:".*"\s*)+)^msgstr ((?:".*"\s*)+)/gm;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

const unquote = (quoted = '') =>
  (quoted.match(QUOTED) ?? []).map((line) => String(JSON.parse(line))).join('');

/** Reads a catalogue (PO) without its head. What is commented out is not there. */
export function readPo(file: string): Catalogue {
  return [...file.matchAll(ENTRY)]
    .map(([, id, text]) => [unquote(id), unquote(text)] as const)
    .filter(([id]) => id !== '');
}
