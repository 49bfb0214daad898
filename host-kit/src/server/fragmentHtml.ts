import {
  CONTENT_MARK,
  isPrintable,
  NOT_PRINTABLE,
  type Fragment,
  type FragmentName,
} from './fragment.ts';
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
/** A complete element of a fragment's head that browsers parse in the same way. Style rules do not contain `</`. */
const ELEMENT =
  /<link(?: [\w-]+(?:="[^"<>]*")?)+ ?\/?>|<style>(?:(?!<\/)[^])*<\/style>|<script>[^]*?<\/script>/g;

/**
 * Returns the distinct elements of the fragments' heads. Anything else from the service is dropped, because text before
 * an element could give the nonce to a script of the service (HK-220).
 */
export function headElements(
  fragments: Fragment | readonly Fragment[],
  nonce: string | undefined,
): string[] {
  checkedNonce(nonce);
  const found = [fragments].flat().flatMap(({ head }) => head.match(ELEMENT) ?? []);
  const own = found.map((element) => (element.startsWith('<script') ? OWN_SCRIPT : element));
  return [...new Set(own)].map((element) =>
    nonce === undefined ? element : element.replace(/^<\w+/, `$& nonce="${nonce}"`),
  );
}

/**
 * Returns the style sheets and preloads of a page's fragments for its head, after the guard against style sheets that fail
 * or hang (HK-202). Each element appears once, with the nonce of the page's security policy, if any (SSR-81).
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
