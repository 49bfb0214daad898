import { foldText } from './foldText.ts';

/** A term in three parts, which together are the term. */
export interface TermParts {
  prefix: string;
  /** The typed text as the term spells it; empty if the term does not contain it. */
  match: string;
  suffix: string;
}

/** A letter with its marks, so that none is cut off; joined emoji too. */
const LETTER = /[^](?:\p{M}|\p{Emoji_Modifier}|\u200d[^])*/gu;

/** The folded term, and for the end of each letter in it the index in the term. */
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
    if (start === undefined || end === undefined) continue; // Within a letter, such as half of a ß.
    return { prefix: term.slice(0, start), match: term.slice(start, end), suffix: term.slice(end) };
  }
  return undefined;
}

/** Finds the typed text in a term, in any case and with or without accents, to emphasise what is around it (SEARCH-15). */
export function partsOf(term: string, typed: string): TermParts {
  const none = { prefix: '', match: '', suffix: term };
  return partsAround(term, typed) ?? partsAround(term, typed.trim()) ?? none;
}
