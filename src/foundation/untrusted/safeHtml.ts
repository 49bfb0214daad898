import { holdsMarkup, plainText } from './plainText.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/** The text alone, written as a browser would write it into HTML. */
function textAsHtml(value: string): string {
  return plainText(value)
    .replace(/[&<>\u00a0]/g, (character) => ESCAPES[character] ?? '')
    .replaceAll('\n', '<br>');
}

/**
 * An editor's text as HTML that may be shown (contract §4, "Promotions": `legalText`, `promotionLongText`,
 * `introductoryText`). The sanitiser is loaded for the first text that holds markup. Without a DOM, and for
 * a text that the sanitiser cannot bring to rest, the markup is removed.
 * Sanitising twice changes nothing.
 *
 * Rejects when the sanitiser cannot be loaded or fails; show `plainText` then.
 */
export async function sanitizeHtml(value: string): Promise<string> {
  if (!holdsMarkup(value) || typeof document === 'undefined') return textAsHtml(value);
  const { purify } = await import(/* webpackChunkName: "dompurify" */ './lazy/purify.ts');
  const html = purify(value);
  return html !== undefined && holdsMarkup(html) ? html : textAsHtml(html ?? value);
}
