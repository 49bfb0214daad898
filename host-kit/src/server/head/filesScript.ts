/** Marks the elements of the head that bring files of the remote. */
export const FILE_MARK = 'data-fascia-file';

/** The mark of the entry, which the kit looks for. */
export const ENTRY_MARK = 'entry';

/**
 * Runs in a page's head, after its preloads of style sheets and before its scripts of the remote (HK-190, HK-191).
 *
 * - Removes scripts that have failed, and chunks that have run: the remote's loader would wait for one that it finds in the
 *   page, also for one that was empty. What a broken one throws is not the page's error (HK-104).
 * - Makes style sheets of the preloads. The parser's own would hold the page back, with the remote down for long; those that
 *   a script inserts do not. They apply before the page is full, when that costs little.
 */
export const FILES_SCRIPT = [
  // A script's own events reach the document; what it throws is an event of the window.
  'for(const[n,o]of[["load",document],["error",window]])o.addEventListener(n,e=>{',
  `for(const s of document.querySelectorAll("script[${FILE_MARK}]"))`,
  `if(s==e.target?n=="error"||!s.matches("[${FILE_MARK}=${ENTRY_MARK}]"):s.src==e.filename){e.preventDefault();s.remove()}`,
  '},true);',
  `for(const l of document.querySelectorAll("link[${FILE_MARK}]")){`,
  'const s=l.cloneNode();s.rel="stylesheet";s.nonce=l.nonce;s.dataset.href=l.dataset.fasciaFile;l.after(s)}',
].join('');

/** A link; a script's preload waits for `PRELOAD_SCRIPT`, so that it takes no bandwidth from what is painted first. */
export const postponed = (link: string): string =>
  link.replace(' rel="preload" as="script"', ' data-fascia-later as="script"');

/**
 * Begins the preloads of scripts, but for what the page has asked for by itself meanwhile: the browser would warn that nobody
 * uses them (HK-194).
 */
export const PRELOAD_SCRIPT = [
  'for(const l of document.querySelectorAll("link[data-fascia-later]"))',
  'if(!performance.getEntriesByName(l.href).length&&![...document.scripts].some(s=>s.src==l.href))l.rel="preload"',
].join('');
