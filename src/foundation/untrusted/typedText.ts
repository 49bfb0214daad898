/**
 * Invisible characters that pasted text may contain: zero-width space, soft hyphen, direction marks and embeddings,
 * word joiner, byte order mark. The joiners U+200C and U+200D are kept, because some scripts and emoji need them.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes invisible characters from a typed or pasted text. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
