import { trustedTypes } from '../../browser/host/trustedTypes.ts';
import { holdsMarkup, plainText } from '../plainText.ts';
import { purify } from './purify.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/** The plain text, serialised as a browser would serialise it to HTML. */
function textAsHtml(value: string): string {
  return plainText(value)
    .replace(/[&<>\u00a0]/g, (character) => ESCAPES[character] ?? '')
    .replaceAll('\n', '<br>');
}

function createHTML(value: string): string {
  const html = holdsMarkup(value) ? purify(value) : undefined;
  return html !== undefined && holdsMarkup(html) ? html : textAsHtml(html ?? value);
}

/** It sanitises by itself: whoever gets hold of the policy gets harmless markup from it. */
const rules = { createHTML };
let policy: typeof rules | undefined;

/**
 * An editor's text as HTML that may be shown, by the policy `fascia-html` in a page with Trusted Types (REL-82).
 *
 * Throws where the page forbids that policy or DOMPurify's.
 */
export function trustedHtml(value: string): string {
  policy ??= trustedTypes()?.createPolicy('fascia-html', rules) ?? rules;
  return policy.createHTML(value);
}
