import { holdsMarkup, plainText } from './plainText.ts';

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

/**
 * An editor's text as HTML that may be shown (HOST-37). The sanitiser is loaded for the first text with markup.
 * Without a DOM, and for a text that the sanitiser cannot guarantee, the markup is removed. Sanitising twice
 * changes nothing.
 *
 * Rejects when the sanitiser cannot be loaded or fails; show `plainText` then.
 */
export async function sanitizeHtml(value: string): Promise<string> {
  if (!holdsMarkup(value) || typeof window === 'undefined') return textAsHtml(value);
  const { purify } = await import(/* webpackChunkName: "dompurify" */ './lazy/purify.ts');
  const html = purify(value);
  return html !== undefined && holdsMarkup(html) ? html : textAsHtml(html ?? value);
}
