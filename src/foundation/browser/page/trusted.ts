import { hostGlobal } from './hostGlobals.ts';

type Rule = 'createScript' | 'createScriptURL';

/**
 * A text that a script element accepts in a page with Trusted Types, by a policy that returns nothing else (REL-82).
 *
 * @throws {TypeError} If the page's security policy forbids it.
 */
export function trusted(rule: Rule, text: string): string {
  const types = hostGlobal('trustedTypes') as Window['trustedTypes'];
  const rules = { [rule]: () => text } as Record<Rule, () => string>;
  return types?.createPolicy('fascia', rules)[rule]('') ?? text;
}
