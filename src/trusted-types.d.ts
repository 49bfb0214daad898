/** What fascia uses of Trusted Types. The DOM's types know strings only: here a string stands for a trusted value. */
interface Window {
  /** Absent in browsers without Trusted Types. */
  readonly trustedTypes?: {
    readonly emptyHTML: string;
    /** Throws where the page's policy does not allow the name. */
    createPolicy<Rule extends 'createHTML' | 'createScript' | 'createScriptURL'>(
      name: string,
      rules: Record<Rule, (text: string) => string>,
    ): Record<Rule, (text: string) => string>;
  };
}
