import { hostGlobal } from './hostGlobals.ts';

type Rule = 'createScript' | 'createScriptURL';

/**
 * Converts a text to a value that script elements accept on pages with Trusted Types. The policy can create no other
 * value (REL-82).
 *
 * @throws {TypeError} If the page's security policy forbids it.
 */
export function trusted(rule: Rule, text: string): string {
  const types = hostGlobal('trustedTypes') as Window['trustedTypes'];
  const rules = { [rule]: () => text } as Record<Rule, () => string>;
  return types?.createPolicy('fascia', rules)[rule]('') ?? text;
}
