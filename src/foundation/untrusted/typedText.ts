/**
 * Characters that a visitor cannot see and that come with pasted text: zero-width space, soft hyphen, marks and embeddings of
 * the writing direction, word joiner, byte order mark. The joiners U+200C and U+200D belong to the spelling of some scripts and
 * to emoji.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A typed or pasted text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
