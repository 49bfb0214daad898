/**
 * An editor's text as HTML that may be shown, a `TrustedHTML` where the browser has Trusted Types (HOST-37, REL-82). Without a
 * DOM, and for a text that the sanitiser cannot guarantee, the markup is removed. Sanitising twice changes nothing.
 *
 * Rejects when the sanitiser cannot be loaded, fails, or may not be used in this page; show `plainText` then.
 */
export async function sanitizeHtml(value: string): Promise<string> {
  const { trustedHtml } = await import(/* webpackChunkName: "dompurify" */ './lazy/trustedHtml.ts');
  return trustedHtml(value);
}
