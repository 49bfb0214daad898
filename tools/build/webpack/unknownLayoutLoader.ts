import postcss, { type AtRule, type Rule } from 'postcss';

/**
 * Window widths of the layouts unless the host sets one. Must match `platformOf` in
 * src/foundation/browser/hooks/platform.ts.
 */
const MEDIA = { mobile: '(width < 980px)', wide: '(width >= 980px)' };

const layouts = ['mobile', 'wide'] as const;
const attribute = (layout: string) => `[data-fascia-layout='${layout}']`;

/**
 * Copies the rules of each layout to a media query that applies while the layout is unknown. Server-rendered markup
 * therefore looks the same before and after the window has been measured, and each rule is written only once.
 */
export function unknownLayout(css: string): string {
  if (!css.includes('data-fascia-layout')) return css;
  const root = postcss.parse(css);
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  /** The added media queries with their layouts. Consecutive rules share a media query. */
  const copies = new Map<AtRule, string>();
  for (const rule of rules) {
    for (const layout of layouts) {
      const selectors = rule.selectors.filter((selector) => selector.includes(attribute(layout)));
      if (selectors.length === 0) continue;
      const copy = rule.clone({
        selectors: selectors.map((selector) =>
          selector.replaceAll(attribute(layout), attribute('auto')),
        ),
      });
      const before = rule.prev() as AtRule | undefined;
      const isAlone = selectors.length === rule.selectors.length;
      if (before && isAlone && copies.get(before) === layout) {
        before.append(copy);
        rule.after(before);
      } else {
        const media = postcss.atRule({ name: 'media', params: MEDIA[layout], nodes: [copy] });
        copies.set(media, layout);
        rule.after(media);
      }
    }
  }
  return root.toString();
}

/** The webpack loader. */
export default unknownLayout;
