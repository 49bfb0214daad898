import postcss, { type AtRule } from 'postcss';

/** Matches every element and counts as a class. An attribute: a class would get a name of the style sheet. */
const ONE_CLASS = ':not([_])';

/** Position of a pseudo-element at the end of a selector, or the end itself. */
const ELEMENT_END = /(?=::[^:]+$)|$/;

/**
 * Makes each selector count one class more, so that rules of components win over the reset of what hosts say of elements
 * (src/app/tokens.css) and over hosts' own rules, in whatever order a page loads its style sheets (UI-71).
 */
export function raiseSpecificity(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const isNested = rule.parent?.type === 'rule';
    const isFrame = (rule.parent as AtRule).name?.endsWith('keyframes');
    if (isNested || isFrame) return;
    rule.selectors = rule.selectors.map((selector) => selector.replace(ELEMENT_END, ONE_CLASS));
  });
  return root.toString();
}

/** The webpack loader. Style sheets that are no modules define tokens. */
export default function raiseSpecificityLoader(
  this: { resourcePath: string },
  css: string,
): string {
  return this.resourcePath.endsWith('.module.css') ? raiseSpecificity(css) : css;
}
