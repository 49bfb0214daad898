import { Image } from '../../../foundation/ui/image/Image.tsx';
import { keepUnitsTogether } from '../../../foundation/ui/lines/keepUnitsTogether.ts';
import type { Suggestion } from '../searchSlice.ts';
import styles from './SuggestionList.module.css';

/** A term in three parts, which together are the term. */
export interface TermParts {
  prefix: string;
  /** The typed text as the term spells it; empty if the term does not contain it. */
  match: string;
  suffix: string;
}

/** A letter with its marks, so that none is cut off; joined emoji too. */
const LETTER = /[^](?:\p{M}|\p{Emoji_Modifier}|\u200d[^])*/gu;

/** A letter without its case. `ß` becomes `ss`, and the four Turkish i become one: none of them has a single case. */
function withoutCase(letter: string): string {
  return letter
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replace(/^i\u0307/, 'i')
    .normalize('NFC');
}

/** The term without case, and for the end of each letter in it the index in the term. */
function foldedTerm(term: string) {
  let folded = '';
  let end = 0;
  const indexInTerm = new Map([[0, 0]]);
  for (const letter of term.match(LETTER) ?? []) {
    folded += withoutCase(letter);
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

/** Finds the typed text in a term, in any case, to emphasise what is around it (SEARCH-15). */
export function partsOf(term: string, typed: string): TermParts {
  const none = { prefix: '', match: '', suffix: term };
  return partsAround(term, typed) ?? partsAround(term, typed.trim()) ?? none;
}

/** What an option shows: a term with the typed text in it, or a product with its picture. */
export function OptionContent({ option, typed }: { option: Suggestion; typed: string }) {
  if (option.kind === 'product') {
    return (
      <>
        <span className={styles.thumbnail}>
          <Image src={option.thumbnail} alt="" width={48} height={48} />
        </span>
        <span className={styles.text}>{keepUnitsTogether(option.text)}</span>
      </>
    );
  }
  const parts = partsOf(option.text, typed);
  // The parts of the text whose spaces do not break; it is as long as the term.
  const text = keepUnitsTogether(option.text);
  const matchEnd = parts.prefix.length + parts.match.length;
  const prefix = text.slice(0, parts.prefix.length);
  const match = text.slice(parts.prefix.length, matchEnd);
  const suffix = text.slice(matchEnd);
  return (
    <span className={styles.text}>
      {match && prefix && <strong>{prefix}</strong>}
      {match}
      {match && suffix ? <strong>{suffix}</strong> : suffix}
    </span>
  );
}
