import { withoutInvisible } from '../../../foundation/untrusted/typedText.ts';

const APOSTROPHES = /[\u2018\u2019\u02bc]/g;
const HYPHENS = /[\u2010\u2011]/g;
const NO_BREAK_SPACES = /[\u00a0\u202f]/g;

/** Replaces typographic apostrophes, hyphens and spaces in a name by those that the service accepts (NEWS-80). */
export function cleanName(name: string): string {
  return withoutInvisible(name)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(NO_BREAK_SPACES, ' ')
    .normalize('NFC')
    .trim();
}

/** A character that may precede an address in a copied text. */
const BEFORE = /^[\s"'“”„‘’‚«»‹›([]$/;
/** A character that may follow an address in a copied text. */
const AFTER = /^[\s"'“”„‘’‚«»‹›)\]>.,;:!?]$/;
const MAILTO = /^mailto:/i;
/** The end of a quoted name, as in `"ada lovelace"@example.org`. These quotes belong to the address. */
const QUOTED_NAME = '"@';

/**
 * Removes everything that was copied together with an e-mail address (NEWS-80): invisible characters, `mailto:` and its
 * parameters, the name and the angle brackets of `Ada <ada@example.org>`, and surrounding quotes, brackets and
 * punctuation. Non-ASCII letters are kept and normalised to NFC.
 */
export function cleanEmail(typed: string): string {
  const text = withoutInvisible(typed);
  // A loop, because a regular expression anchored at the end backtracks over long runs of these characters.
  let end = text.length;
  while (end > 0 && AFTER.test(text.charAt(end - 1))) end -= 1;
  let start = text.lastIndexOf('<', end) + 1;
  if (!text.includes(QUOTED_NAME)) {
    while (start < end && BEFORE.test(text.charAt(start))) start += 1;
  }
  const address = text.slice(start, end).normalize('NFC').trim();
  if (!MAILTO.test(address)) return address;
  return address.replace(MAILTO, '').split('?')[0]?.trim() ?? '';
}
