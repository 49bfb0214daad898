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
  /** The nonce of the page's security policy. A policy without `unsafe-inline` needs one. */
  nonce?: string | undefined;
}

/** So long the first frame is waited for, in ms: longer than it takes in a window that is seen. */
const FRAME_MS = 1000;

/**
 * Puts the scripts into the document when its first frame has been rendered; in a page that is hidden, which has none, at
 * once. Clones of what the parser has made: an address that a script assigns would need a policy of Trusted Types.
 */
const RUN_AFTER_FRAME = [
  '(document.hidden?f=>f():f=>{let d;const g=()=>d||(d=1,f());',
  `requestAnimationFrame(()=>setTimeout(g));setTimeout(g,${FRAME_MS})})(()=>{`,
  'for(const t of document.querySelectorAll("template[data-fascia-scripts]")){const c=t.content.cloneNode(!0);',
  // Scripts that come by a script run as they arrive, unless they are said not to be.
  'for(const s of c.children)s.async=!1;t.replaceWith(c)}})',
].join('');

const isScript = (value: unknown): value is PageScript =>
  typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'src'));

/**
 * The page's own scripts as HTML, for the end of `<body>`. Where a server has rendered header or footer they are preloaded at
 * a low priority, and run when the document's first frame has been rendered, in their order: then they take no time
 * from it. `DOMContentLoaded` and `load` may have been before. Without such markup they are deferred scripts of high
 * priority (HK-200).
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
    // As soon as it is wanted, a preload that is still on its way has this priority too.
    return `<script${kind} fetchpriority="high" src="${address}"${more}></script>`;
  });
  if (!isRendered || files.length === 0) return elements.join('');
  const preloads = files.map(
    ({ address, more }) =>
      `<link rel="preload" as="script" fetchpriority="low" href="${address}"${more}>`,
  );
  return [
    ...preloads,
    `<template data-fascia-scripts>${elements.join('')}</template>`,
    `<script${withNonce}>${RUN_AFTER_FRAME}</script>`,
  ].join('');
}
