import { HEADER_END_ID } from '../fragmentHtml.ts';

/** The global variable with the promise: the kit loads nothing before the first frame of a server's markup is painted. */
const PAINTED = '__fascia_painted__';

/** So long after its rendering a frame counts as painted, in ms, of which no browser says when it is: of a second one. */
const LATER_FRAME_MS = 200;
/**
 * The same for the first one. Browsers do say when that is painted, but not if nothing of it can be seen, as in a page that
 * is transparent until its own script has run. A slow phone was seen to take 200 ms and more.
 */
const UNSEEN_FRAME_MS = 500;
/** Longer nothing waits for a frame, and no frame for the header, in ms: the visitor may have gone to another tab, where there is none. */
const LIMIT_MS = 2000;

/**
 * Lets the first frame wait for the end of the header's markup (HK-201). By a script, so that it never waits where the script
 * that ends the waiting does not run, and by the page's whole address: `<base>` decides about any other one.
 */
const UNTIL_HEADER_END = [
  'l=t.createElement("link");l.rel="expect";l.blocking="render";',
  `l.href=t.URL.split("#")[0]+"#${HEADER_END_ID}";t.head.append(l);`,
].join('');

/**
 * Runs code once, when the markup is painted, and tells the kit of it by a promise, which never rejects; in a page that is
 * hidden, which has no frame, when the document has been parsed.
 *
 * After its rendering a frame has still to be rasterised, in other processes: requests that begin then take their time on a
 * machine with few cores. Frames for which the parser pauses before it has a whole module do not count.
 *
 * @param hasHeaderEnd The document has the header, with the element by which browsers know its end.
 */
export const afterPaint = (code: string, hasHeaderEnd: boolean): string =>
  [
    `${PAINTED}=new Promise(r=>{let d,n,l;const t=document,f=requestAnimationFrame,`,
    `g=()=>{if(!d){d=1;r();${code}}},`,
    // In a frame, timers begin before its rendering: the first runs after it.
    's=m=>setTimeout(()=>setTimeout(g,m)),',
    'w=()=>{if(!d)',
    'if(t.readyState=="loading"&&!t.querySelector("[data-fascia-state]"))n=f(w);',
    `else if(n)s(${LATER_FRAME_MS});`,
    `else{s(${UNSEEN_FRAME_MS});try{new PerformanceObserver(g).observe({type:"paint",buffered:true})}catch{}}};`,
    hasHeaderEnd ? UNTIL_HEADER_END : '',
    // A connection that hangs or was cut within the header would leave the page blank.
    `setTimeout(()=>{${hasHeaderEnd ? 'l.remove();' : ''}g()},${LIMIT_MS});`,
    // The links that the code looks for come after this script.
    't.hidden?addEventListener("DOMContentLoaded",g):f(w)})',
  ].join('');
