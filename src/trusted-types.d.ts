/**
 * The part of Trusted Types that fascia uses. The DOM's types only allow strings, so trusted values are typed as
 * strings.
 */
interface Window {
  /** Missing in browsers without Trusted Types. */
  readonly trustedTypes?: {
    readonly emptyHTML: string;
    /** Throws if the page's policy does not allow the name. */
    createPolicy<Rule extends 'createHTML' | 'createScript' | 'createScriptURL'>(
      name: string,
      rules: Record<Rule, (text: string) => string>,
    ): Record<Rule, (text: string) => string>;
  };
}
