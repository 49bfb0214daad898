import { attribute } from './head/links.ts';
import type { Fragment } from './fragment.ts';
import { checkedNonce } from './nonce.ts';

/** A script of the page itself. */
export interface PageScript {
  /** Its URL. */
  src: string;
  /** Its hash, as in the attribute of that name. It is loaded with CORS then. */
  integrity?: string | undefined;
  /** It is an ES module. Default false. */
  isModule?: boolean | undefined;
}

export interface PageScriptsOptions {
  /** The page's fragments: scripts wait for the first frame where one of them has markup. */
  fragments?: readonly Pick<Fragment, 'html'>[];
  /** The nonce of the page's security policy. Under a policy without `unsafe-inline` no script runs without it. */
  nonce?: string | undefined;
}

/** So long the first frame is waited for, in ms, from when its style sheets have come. */
const FRAME_MS = 1000;

/**
 * Puts the scripts of the template in front of it into the document when the first frame has been rendered; in a page that is
 * hidden, which has none, at once. Clones of what the parser has made: an address that a script assigns would need a policy
 * of Trusted Types. No other template: with a strict policy, one that somebody has injected would run by this script's nonce.
 */
const RUN_AFTER_FRAME = [
  // An element that is named so would be in place of the document's own property.
  '{const t=Reflect.get(Document.prototype,"currentScript",document).previousElementSibling;',
  '(document.hidden?f=>f():f=>{let d;const g=()=>d||(d=1,f());',
  `requestAnimationFrame(()=>setTimeout(g));setTimeout(g,${FRAME_MS})})(()=>{`,
  'const c=t.content.cloneNode(!0);',
  // Scripts that come by a script run as they arrive, unless they are said not to be.
  'for(const s of c.children)s.async=!1;t.replaceWith(c)})}',
].join('');

const isScript = (value: unknown): value is PageScript =>
  typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'src'));

/**
 * The page's own scripts as HTML, for the end of `<body>`. Where a server has rendered header or footer they are preloaded at
 * a low priority, and run when the document's first frame has been rendered, in their order: then they take no time
 * from it. `DOMContentLoaded` and `load` may already have been fired then, and other scripts of the page have run. Without
 * such markup they are deferred scripts of high priority (HK-200).
 *
 * ```ts
 * const end = pageScripts(['/host.js'], { fragments: [header, footer], nonce });
 * ```
 *
 * @param scripts Each as its URL, or with its hash.
 * @throws A TypeError for a script without an address, and for a nonce that is none.
 */
export function pageScripts(
  scripts: readonly (string | PageScript)[],
  { fragments = [], nonce: given }: PageScriptsOptions = {},
): string {
  const nonce = checkedNonce(given);
  const withNonce = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const files = scripts.map((script) => {
    const { src, integrity, isModule = false } = isScript(script) ? script : { src: script };
    if (typeof src !== 'string' || !src) {
      throw new TypeError('fascia-host: a script of the page is its address, or has one as "src"');
    }
    const hash = integrity ? ` integrity="${attribute(integrity)}"` : '';
    const mode = integrity || isModule ? ' crossorigin="anonymous"' : '';
    return { address: attribute(src), more: mode + hash + withNonce, isModule };
  });
  const isRendered = fragments.some(({ html }) => html);
  // What is held is no part of the document yet.
  const deferred = isRendered ? '' : ' defer';
  const elements = files.map(({ address, more, isModule }) => {
    const kind = isModule ? ' type="module"' : deferred;
    // Where it is wanted while its preload is still on its way, that has its priority from then on.
    return `<script${kind} fetchpriority="high" src="${address}"${more}></script>`;
  });
  if (!isRendered || files.length === 0) return elements.join('');
  const preloads = files.map(
    ({ address, more, isModule }) =>
      `<link rel=${isModule ? '"modulepreload"' : '"preload" as="script"'} fetchpriority="low" href="${address}"${more}>`,
  );
  return [
    ...preloads,
    `<template data-fascia-scripts>${elements.join('')}</template>`,
    `<script${withNonce}>${RUN_AFTER_FRAME}</script>`,
  ].join('');
}
