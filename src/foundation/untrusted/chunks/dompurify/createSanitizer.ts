import { hostGlobal } from '../../../browser/page/hostGlobals.ts';
import { purify, type ParsingPolicy } from './purify.ts';

/** Converts an editor's text to harmless HTML. Returns `undefined` if it cannot guarantee that. */
export type Sanitizer = (text: string) => string | undefined;

/** DOMPurify parses untrusted markup with this policy, in a document that does not run scripts. */
const parsingRules = { createHTML: (markup: string) => markup, createScriptURL: () => '' };

/**
 * Creates the sanitiser for editors' texts. On pages with Trusted Types it uses the policies `fascia-html` and
 * `dompurify`, and its result is a `TrustedHTML` (REL-82).
 *
 * @throws {TypeError} If the page forbids one of the policies. Without this error, DOMPurify would return empty texts.
 */
export function createSanitizer(): Sanitizer {
  // `undefined` in browsers without Trusted Types, where an element may have this id (HOST-41).
  const types = hostGlobal('trustedTypes') as Window['trustedTypes'];
  const parsingPolicy = types?.createPolicy('dompurify', parsingRules) as ParsingPolicy;
  // The policy itself sanitises, so another script that obtains it cannot create harmful HTML.
  const rules = { createHTML: (text: string) => purify(text, parsingPolicy) ?? '' };
  const policy = types?.createPolicy('fascia-html', rules) ?? rules;
  return (text) => {
    const html = policy.createHTML(text);
    return String(html) === '' ? undefined : html;
  };
}
