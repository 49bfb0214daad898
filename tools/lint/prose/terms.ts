/** Vague words, which add nothing to a technical sentence. */
export const VAGUE_WORDS =
  /\b(?:very|really|quite|rather|fairly|somewhat|basically|simply|just|actually|obviously|clearly|easily|of course|various|extremely|relatively|significantly|substantially|surprisingly|huge|tiny|vast|a lot of|sort of|kind of a|and so on|etc)\b/i;

/** Words that the project does not use in documents, each with what to write instead. */
export const TERMS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:nobody|somebody|whoever|everybody|anybody)\b/i, 'the caller, the host or the visitor'],
  [/\bearly (?:answer|read)s?\b/i, 'prefetched response'],
  [/\bno such\b/i, 'missing, or not a valid …'],
  [/\b(?:is|are) (?:asked|awaited)\b/i, 'request, fetch or wait for'],
  [/\bholds? (?:a |its )?places?\b/i, 'reserve space'],
  [/\b(?:anew|meanwhile|forthwith|hereby|thereby|wherein)\b/i, 'a plain word'],
  [/\b(?:black|white)list/i, 'allow, refuse or list'],
];
