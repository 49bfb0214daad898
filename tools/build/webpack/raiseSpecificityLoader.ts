import postcss, { type AtRule } from 'postcss';

/** Matches every element and counts as a class. Uses an attribute, because CSS modules would rename a class. */
const ONE_CLASS = ':not([_])';

/** Position of a pseudo-element at the end of a selector, or the end itself. */
const ELEMENT_END = /(?=::[^:]+$)|$/;

/**
 * Raises the specificity of each selector by one class. Rules of components then override the reset in
 * `src/app/tokens.css` and the host's own rules, regardless of the order of the page's style sheets (UI-71).
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

/** The webpack loader. Skips style sheets that are not CSS modules, because they define tokens. */
export default function raiseSpecificityLoader(
  this: { resourcePath: string },
  css: string,
): string {
  return this.resourcePath.endsWith('.module.css') ? raiseSpecificity(css) : css;
}
