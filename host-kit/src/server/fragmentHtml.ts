import type { Fragment, FragmentName } from './fragment.ts';
import { GUARD_SCRIPT } from './guardScript.ts';
import { checkedNonce } from './nonce.ts';

export interface FragmentHtmlOptions {
  /** False where the page's head has the fragment's `head` already (`headHtml`). Default true. */
  withHead?: boolean;
  /** The nonce of the page's security policy. */
  nonce?: string;
  /** Of a layout: the page between header and footer, as HTML. */
  content?: string;
}

/** Where the page stands in a layout. */
export const CONTENT_MARK = '<!--fascia:content-->';
/** Replaces the service's script, which must not run with the page's nonce (HK-213). */
const OWN_SCRIPT = `<script>${GUARD_SCRIPT}</script>`;
/** A whole element of a fragment's head, which the browser parses as the same element. The rules do not contain `</`. */
const ELEMENT =
  /<link(?: [\w-]+(?:="[^"<>]*")?)+ ?\/?>|<style>(?:(?!<\/)[^])*<\/style>|<script>[^]*?<\/script>/g;

/**
 * The elements of the heads of fragments, each once. Everything else that a service sends is left out, because text in
 * front of an element could give its nonce to a script of the service (HK-220).
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
 * The style sheets and preloads of a page's fragments, for its head, behind the guard against style sheets that fail or hang (HK-202).
 * Each element appears once, with the nonce of the page's security policy if it has one (SSR-81). Throws a TypeError for
 * a nonce that is not base64.
 */
export function headHtml(fragments: Fragment | readonly Fragment[], nonce?: string): string {
  return headElements(fragments, nonce).join('');
}

/**
 * What a page has inside of a fragment's slot, such as `<div id="header">`: the links, the markup, and the state, where
 * the remote finds it in the browser (SSR-81). Empty for a fragment of which there is nothing; a layout is then its content
 * alone.
 */
export function fragmentHtml(
  fragment: Fragment,
  name: FragmentName,
  { withHead = true, nonce, content = '' }: FragmentHtmlOptions = {},
): string {
  const { html, state } = fragment;
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
