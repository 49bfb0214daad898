import { HEADER_END_ID } from '../fragmentHtml.ts';

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

/** The global variable with the promise: the kit loads nothing before the first frame of a server's markup is painted. */
const PAINTED = '__fascia_painted__';

/** So long after its rendering a frame counts as painted, in ms, where the browser does not say when it is. */
const PAINTED_MS = 200;
/** Longer nothing waits for a frame, and no frame for the header, in ms: the visitor may have gone to another tab, where there is none. */
const LIMIT_MS = 2000;

/**
 * Runs code once, when the markup is painted, and tells the kit of it by a promise, which never rejects; in a page that is
 * hidden, which has no frame, when the document has been parsed.
 *
 * After its rendering a frame has still to be rasterised, in other processes: requests that begin then take their time on a
 * machine with few cores. On a slow one the parser pauses for a first frame that has a part of the markup only: then it is the
 * frame after the parsing that counts, of which no browser says when it is painted.
 */
export const afterPaint = (code: string): string =>
  [
    `${PAINTED}=new Promise(r=>{let d;const t=document,f=requestAnimationFrame,`,
    `g=()=>{if(!d){d=1;r();${code}}},`,
    // In a frame, timers begin before its rendering: the first runs after it.
    `s=()=>setTimeout(()=>setTimeout(g,${PAINTED_MS}));`,
    // A connection that hangs or was cut within the header would leave the page blank (HK-201).
    `setTimeout(()=>{t.querySelector('link[href="#${HEADER_END_ID}"]')?.remove();g()},${LIMIT_MS});`,
    // The links that the code looks for come after this script.
    'if(t.hidden)addEventListener("DOMContentLoaded",g);',
    'else f(()=>{if(t.readyState=="loading"&&!t.querySelector("[data-fascia-state]"))',
    't.addEventListener("readystatechange",()=>f(s));',
    'else try{new PerformanceObserver(g).observe({type:"paint",buffered:true})}catch{s()}})})',
  ].join('');
