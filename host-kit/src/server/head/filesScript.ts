/** Marks the elements of the head that bring files of the remote. */
export const FILE_MARK = 'data-fascia-file';

/**
 * Runs in a page's head, after its preloads of style sheets and before its scripts of the remote (HK-190, HK-191).
 *
 * - Makes style sheets of the preloads. The parser's own would hold the page back, with the remote down for long; those that
 *   a script inserts do not. They apply before the page is full, when that costs little.
 * - Removes scripts that fail: the remote's loader would wait for one that it finds in the page.
 */
export const FILES_SCRIPT = `addEventListener("error",({target:t})=>t.matches?.("script[${FILE_MARK}]")&&t.remove(),true);for(const l of document.querySelectorAll("link[${FILE_MARK}]")){const s=l.cloneNode();s.rel="stylesheet";s.nonce=l.nonce;s.dataset.href=l.dataset.fasciaFile;l.after(s)}`;
