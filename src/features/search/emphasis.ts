/** A term in three parts, which together are the term. */
export interface TermParts {
  prefix: string;
  /** The typed text as the term writes it; empty where the term does not hold it. */
  match: string;
  suffix: string;
}

/** A letter with its marks, so that none is ever torn off; joined pictures too. */
const LETTER = /[^](?:\p{M}|\p{Emoji_Modifier}|\u200d[^])*/gu;

/** One letter without its case. `ß` is `ss`, and all four i of Turkish are one: none has a case of its own. */
function withoutCase(letter: string): string {
  return letter
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replace(/^i\u0307/, 'i')
    .normalize('NFC');
}

/** The term's letters without case, and for each of their places where it stands in the term. */
function foldedTerm(term: string) {
  let folded = '';
  let start = 0;
  const placeInTerm = new Map([[0, 0]]);
  for (const letter of term.match(LETTER) ?? []) {
    folded += withoutCase(letter);
    start += letter.length;
    placeInTerm.set(folded.length, start);
  }
  return { folded, placeInTerm };
}

function partsAround(term: string, typed: string): TermParts | undefined {
  const wanted = foldedTerm(typed).folded;
  if (!wanted) return undefined;
  const { folded, placeInTerm } = foldedTerm(term);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const start = placeInTerm.get(at);
    const end = placeInTerm.get(at + wanted.length);
    if (start === undefined || end === undefined) continue; // Within a letter, as half of a ß.
    return { prefix: term.slice(0, start), match: term.slice(start, end), suffix: term.slice(end) };
  }
  return undefined;
}

/** Finds the typed text in a term, whatever its case; what is around it is emphasised (H§3). */
export function partsOf(term: string, typed: string): TermParts {
  const none = { prefix: '', match: '', suffix: term };
  return partsAround(term, typed) ?? partsAround(term, typed.trim()) ?? none;
}
