import { NOT_PRINTABLE, type Fragment, type FragmentName } from './fragment.ts';
import { CONTENT_MARK, isPrintable } from './printableHtml.ts';
import { GUARD_SCRIPT } from './guardScript.ts';
import { checkedNonce } from './nonce.ts';

export interface FragmentHtmlOptions {
  /** False if the page's head contains the fragment's `head` already (`headHtml`). Default true. */
  withHead?: boolean;
  /** The nonce of the page's security policy. */
  nonce?: string;
  /** HTML of the page between header and footer. For a layout only. */
  content?: string;
}

/** Replaces the service's script, which must not run with the page's nonce (HK-213). */
const OWN_SCRIPT = `<script>${GUARD_SCRIPT}</script>`;
/**
 * Matches a complete element of a fragment's head that all browsers parse as this one element. Style rules do not
 * contain `</`. An element does not contain its own start tag, so the search takes linear time.
 */
const ELEMENT =
  /<link rel="(?:stylesheet|preload)"(?: [\w-]+(?:="[^"<>]*")?)+ ?\/?>|<style>(?:(?!<\/|<style>)[^])*<\/style>|<script>(?:(?!<script>)[^])*?<\/script>/g;

/** Maximum number of elements of a head that are printed. */
const MAX_ELEMENTS = 100;
/** Style rules that can load files. They could send data of the page to another origin. */
const LOADS_FILES = /url\(|image-set\(|src\(|@import|\\/i;

/** All URLs of a `<link>`. Browsers use the first one. */
const HREF = /\shref="([^"]*)"/gi;
/** A path of the page's origin. An escaped or ignored character could make it a URL of another origin. */
const OWN_PATH = /^\/(?:[^/\\\s&][^\s&]*)?$/;

/** The URL as browsers write it, for example with a host in lower case and without `..`. */
function resolved(url: string): string {
  const page = 'https://page.invalid';
  return URL.canParse(url, page) ? new URL(url, page).href : '';
}

/**
 * Whether an element may have the page's nonce. Style sheets of other origins may not, because a policy with the nonce
 * would allow them (HK-222). The same applies to styles that load files. Preloads run nothing.
 */
function mayHaveNonce(element: string, baseUrl: string): boolean {
  if (element.startsWith('<style')) return !LOADS_FILES.test(element);
  if (!element.startsWith('<link') || element.startsWith('<link rel="preload"')) return true;
  const urls = [...element.matchAll(HREF)].map(([, url = '']) => url);
  // Browsers must not change the path behind the folder, because it could then leave the folder.
  const isOfRemote = (url: string) =>
    baseUrl.includes('//') &&
    url.startsWith(baseUrl) &&
    !url.includes('&') &&
    resolved(url) === resolved(baseUrl) + url.slice(baseUrl.length);
  return urls.length > 0 && urls.every((url) => OWN_PATH.test(url) || isOfRemote(url));
}

/**
 * Returns the distinct elements of the fragments' heads. Anything else from the service is dropped, because text before
 * an element could give the nonce to a script of the service (HK-220).
 *
 * @param baseUrl The URL of the remote's folder, with a trailing slash. Its style sheets have the nonce too.
 */
export function headElements(
  fragments: Fragment | readonly Fragment[],
  nonce: string | undefined,
  baseUrl = '/',
): string[] {
  checkedNonce(nonce);
  const found = [fragments]
    .flat()
    .flatMap(({ head }) => (head.match(ELEMENT) ?? []).slice(0, MAX_ELEMENTS));
  const own = found.map((element) => (element.startsWith('<script') ? OWN_SCRIPT : element));
  return [...new Set(own)].map((element) =>
    nonce === undefined || !mayHaveNonce(element, baseUrl)
      ? element
      : element.replace(/^<\w+/, `$& nonce="${nonce}"`),
  );
}

/**
 * Returns the style sheets and preloads of a page's fragments for its head, after the guard against style sheets that fail
 * or hang (HK-202). Each element appears once, with the nonce of the page's security policy, if any (SSR-81). Style sheets
 * with an absolute URL do not have the nonce, so the policy must allow their origin (`withFasciaPolicy`).
 *
 * @throws {TypeError} If the nonce is not base64.
 */
export function headHtml(fragments: Fragment | readonly Fragment[], nonce?: string): string {
  return headElements(fragments, nonce).join('');
}

/**
 * Returns the content of a fragment's slot, such as `<div id="header">`: links, markup, and the state for the remote in
 * the browser (SSR-81). An empty fragment returns an empty string; an empty layout returns `content`. The same applies to
 * a fragment whose HTML is not printable, which is reported in the console (SSR-153).
 */
export function fragmentHtml(
  fragment: Fragment,
  name: FragmentName,
  { withHead = true, nonce, content = '' }: FragmentHtmlOptions = {},
): string {
  const { html, state } = fragment;
  if (!isPrintable(html)) {
    globalThis.console.error(`fascia-host: ${NOT_PRINTABLE}`);
    return name === 'layout' ? content : '';
  }
  const head = withHead ? headHtml(fragment, nonce) : '';
  const script = state
    ? `<script type="application/json" data-fascia-state="${name}">${state}</script>`
    : '';
  if (name !== 'layout') return head + html + script;
  const index = html.indexOf(CONTENT_MARK);
  const [before, after] =
    index < 0 ? [html, ''] : [html.slice(0, index), html.slice(index + CONTENT_MARK.length)];
  return head + before + content + after + script;
}
