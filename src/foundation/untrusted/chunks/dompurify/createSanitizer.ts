import { hostGlobal } from '../../../browser/page/hostGlobals.ts';
import { purify, type ParsingPolicy } from './purify.ts';

/** Converts an editor's text to harmless HTML; returns `undefined` if it cannot guarantee that. */
export type Sanitizer = (text: string) => string | undefined;

/** DOMPurify parses untrusted markup with this policy, into a document that does not run scripts. */
const parsingRules = { createHTML: (markup: string) => markup, createScriptURL: () => '' };

/**
 * Creates the sanitiser for editors' texts, with the policies `fascia-html` and `dompurify` in a page with Trusted Types
 * (REL-82). Its result is a `TrustedHTML` there.
 *
 * @throws {TypeError} If the page forbids one of the policies. DOMPurify alone would return empty texts then.
 */
export function createSanitizer(): Sanitizer {
  // Undefined in browsers without Trusted Types, in which an element of the page may have that id (HOST-41).
  const types = hostGlobal('trustedTypes') as Window['trustedTypes'];
  const parsingPolicy = types?.createPolicy('dompurify', parsingRules) as ParsingPolicy;
  // Sanitises by itself: another script that obtains the policy cannot create harmful HTML with it.
  const rules = { createHTML: (text: string) => purify(text, parsingPolicy) ?? '' };
  const policy = types?.createPolicy('fascia-html', rules) ?? rules;
  return (text) => {
    const html = policy.createHTML(text);
    return String(html) === '' ? undefined : html;
  };
}
