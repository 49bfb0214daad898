import { withoutInvisible } from '../../../foundation/untrusted/typedText.ts';

const APOSTROPHES = /[\u2018\u2019\u02bc]/g;
const HYPHENS = /[\u2010\u2011]/g;
const NO_BREAK_SPACES = /[\u00a0\u202f]/g;

/** A first or last name with plain apostrophes, hyphens and spaces, as the service accepts them (NEWS-80). */
export function cleanName(name: string): string {
  return withoutInvisible(name)
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(NO_BREAK_SPACES, ' ')
    .normalize('NFC')
    .trim();
}

/** A character that may precede an address that was copied from a text. */
const BEFORE = /^[\s"'“”„‘’‚«»‹›([]$/;
/** A character that may follow it. */
const BEHIND = /^[\s"'“”„‘’‚«»‹›)\]>.,;:!?]$/;
const MAILTO = /^mailto:/i;
/** A name in quotes, as in `"ada lovelace"@example.org`: its quotes belong to the address. */
const QUOTED_NAME = '"@';

/**
 * An e-mail address without what was copied with it (NEWS-80): invisible characters, `mailto:` with its parameters, the name
 * and the angle brackets of `Ada <ada@example.org>`, and surrounding quotes, brackets and punctuation. Letters beyond ASCII
 * stay as they are, in NFC.
 */
export function cleanEmail(typed: string): string {
  const text = withoutInvisible(typed);
  // A loop, because a pattern at the end of a text backtracks over long rows of such characters.
  let end = text.length;
  while (end > 0 && BEHIND.test(text.charAt(end - 1))) end -= 1;
  let start = text.lastIndexOf('<', end) + 1;
  if (!text.includes(QUOTED_NAME)) {
    while (start < end && BEFORE.test(text.charAt(start))) start += 1;
  }
  const address = text.slice(start, end).normalize('NFC').trim();
  if (!MAILTO.test(address)) return address;
  return address.replace(MAILTO, '').split('?')[0]?.trim() ?? '';
}
