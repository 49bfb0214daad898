/** Longer the page does not wait for style sheets of a server's markup, in ms. */
const LIMIT_MS = 3000;

/**
 * Runs in the head of a page with a server's markup, in front of its style sheets (HK-202).
 *
 * - Browsers show no page before the style sheets of its head have come or failed. One that hangs is put into the page anew:
 *   what a script inserts does not hold the page back in Chrome, and the request goes on. (Firefox and Safari wait for it all the
 *   same.) So is one that has failed, which is asked for again.
 * - While some are missing the root has an attribute with their names, by which the remote's rules show the markup as links.
 *
 * Files are told apart by their names, which have a hash: webpack's loader asks for them by links of its own.
 */
export const STYLES_SCRIPT = [
  '{const t=document,k=new Set,b=new Set,',
  'f=l=>l.href.split(/[?#]/)[0].split("/").pop(),',
  'm=()=>{const a="data-fascia-unstyled",e=t.documentElement,v=[...b].map(c=>c.split(".")[0]).join(" ");',
  'v?e.setAttribute(a,v):e.removeAttribute(a)};',
  // Of a sheet of another origin nothing else tells whether it has come.
  'for(const n of["load","error"])t.addEventListener(n,({target:l})=>{if(l.rel=="stylesheet"){const c=f(l);',
  'if(n=="load"){k.add(c);b.delete(c)}else if(l.dataset.href&&!k.has(c))b.add(c);m()}},true);',
  'setTimeout(()=>{for(const l of t.querySelectorAll("link[rel=stylesheet][data-href]"))if(!k.has(f(l))){',
  `const c=l.cloneNode();c.nonce=l.nonce;b.add(f(l));l.after(c);l.remove()}m()},${LIMIT_MS})}`,
].join('');
