import { foldText } from './foldText.ts';

/** A term split into three parts. */
export interface TermParts {
  prefix: string;
  /** The typed text as the term spells it; empty if the term does not contain it. */
  match: string;
  suffix: string;
}

/** A letter with its combining marks, or a joined emoji. */
const LETTER = /[^](?:\p{M}|\p{Emoji_Modifier}|\u200d[^])*/gu;

/** The folded term, and a map from each letter boundary in it to the index in the original term. */
function foldedTerm(term: string) {
  let folded = '';
  let end = 0;
  const indexInTerm = new Map([[0, 0]]);
  for (const letter of term.match(LETTER) ?? []) {
    folded += foldText(letter);
    end += letter.length;
    indexInTerm.set(folded.length, end);
  }
  return { folded, indexInTerm };
}

function partsAround(term: string, typed: string): TermParts | undefined {
  const wanted = foldedTerm(typed).folded;
  if (!wanted) return undefined;
  const { folded, indexInTerm } = foldedTerm(term);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const start = indexInTerm.get(at);
    const end = indexInTerm.get(at + wanted.length);
    if (start === undefined || end === undefined) continue; // The match splits a letter, such as ß.
    return { prefix: term.slice(0, start), match: term.slice(start, end), suffix: term.slice(end) };
  }
  return undefined;
}

/** Finds the typed text in a term, ignoring case and accents, to emphasise the rest of the term (SEARCH-15). */
export function partsOf(term: string, typed: string): TermParts {
  const none = { prefix: '', match: '', suffix: term };
  return partsAround(term, typed) ?? partsAround(term, typed.trim()) ?? none;
}
