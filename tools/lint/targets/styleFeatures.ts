import {
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type Declaration,
  type WalkContext,
} from 'css-tree';
import {
  browsersWithout,
  featuresBelow,
  type Feature,
  type MissingFeatures,
} from './compatData.ts';

const byId = new Map(featuresBelow('css').map((feature) => [feature.id.toLowerCase(), feature]));
const find = (id: string) => byId.get(id.toLowerCase());

/** The features of CSS types by their last name. A function may belong to several types. */
const byType = Map.groupBy(
  [...byId.values()].filter(({ id }) => id.startsWith('css.types.')),
  ({ id }) => id.slice(id.lastIndexOf('.') + 1).toLowerCase(),
);

/** The names that MDN's data has for groups of units. */
const UNITS: readonly [RegExp, string][] = [
  [/^d(?:v[bhiw]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(?:v[bhiw]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(?:v[bhiw]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

function unitFeature(unit: string): Feature | undefined {
  const group = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  return find(`css.types.length.${group ?? unit}`);
}

/** The prefixes with which the rule of a declaration has its property too. */
function prefixesBeside(property: string, block: WalkContext['block']): Set<string> {
  const names = (block?.children.toArray() ?? []).flatMap((node) =>
    node.type === 'Declaration' ? [node.property] : [],
  );
  return new Set(
    names
      .filter((name) => name.startsWith('-') && name.endsWith(`-${property}`))
      .map((name) => name.slice(0, -property.length)),
  );
}

/** The features of the keywords, functions and units in a value. */
function valueFeatures(value: CssNode, property: string): Feature[] {
  const features: (Feature | undefined)[] = [];
  walk(value, (part) => {
    if (part.type === 'Dimension') features.push(unitFeature(part.unit));
    if (part.type !== 'Identifier' && part.type !== 'Function') return;
    const ofProperty = find(`css.properties.${property}.${part.name}`);
    if (ofProperty ?? part.type === 'Identifier') features.push(ofProperty);
    else {
      const ofTypes = byType.get(part.name.toLowerCase()) ?? [];
      const lacking = ofTypes.filter((feature) => browsersWithout(feature).length > 0);
      if (lacking.length === ofTypes.length) features.push(...lacking);
    }
  });
  return features.filter((feature) => feature !== undefined);
}

/** Whether a feature query around a declaration tests its property and its value. */
const isQueried = ({ property, value }: Declaration, queries: readonly Atrule[]) =>
  queries.some(
    ({ prelude }) => prelude && generate(prelude) === `(${property}:${generate(value)})`,
  );

/** The path in MDN's data of an at-rule, a selector or a media feature. `undefined` for other nodes. */
function pathOf(node: CssNode, atrule: Atrule | null): string | undefined {
  if (node.type === 'Atrule') return `css.at-rules.${node.name}`;
  if (node.type === 'NestingSelector') return 'css.selectors.nesting';
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    return `css.selectors.${node.name}`;
  if (atrule?.name !== 'media') return undefined;
  if (node.type === 'Feature')
    return `css.at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`;
  return node.type === 'FeatureRange' ? 'css.at-rules.media.range_syntax' : undefined;
}

/** Reports each feature that some supported browsers lack, with the declaration, rule or at-rule that uses it. */
function visitMissing(
  tree: CssNode,
  visit: (id: string, browsers: string[], user: CssNode | null) => void,
): void {
  const report = (feature: Feature, user: CssNode | null, prefixes?: Set<string>) => {
    const browsers = browsersWithout(feature, prefixes);
    if (browsers.length > 0) visit(feature.id, browsers, user);
  };
  const queries: Atrule[] = [];

  function visitDeclaration(node: Declaration, { atrule, rule, block }: WalkContext): void {
    const { property, value } = node;
    const isDescriptor = !rule && find(`css.at-rules.${atrule?.name}.${property}`);
    if (isDescriptor || isQueried(node, queries)) return;
    const prefixes = prefixesBeside(property, block);
    // Prefixed properties are additions for older browsers.
    if (!property.startsWith('-')) {
      const feature = find(`css.properties.${property}`);
      if (feature) report(feature, node, prefixes);
      else visit(`css.properties.${property}`, ['unknown'], node);
    }
    if (prefixes.size > 0) return;
    for (const feature of valueFeatures(value, property)) report(feature, node);
  }

  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') queries.push(node);
      // The condition of a feature query tests a feature and does not use it.
      if (this.atrulePrelude && this.atrule?.name === 'supports') return;
      if (node.type === 'Declaration') visitDeclaration(node, this);
      const path = pathOf(node, this.atrule);
      if (path === undefined) return;
      const user = node.type.endsWith('Selector') ? this.rule : this.atrule;
      const feature = find(path);
      if (feature) report(feature, node.type === 'Atrule' ? node : user);
      else visit(path, ['unknown'], user);
    },
    leave(node: CssNode) {
      if (node === queries.at(-1)) queries.pop();
    },
  });
}

/**
 * Finds the features of a style sheet that some supported browsers lack, or that MDN's data does not contain. Omits
 * features with a prefixed alternative in the same rule, and those in a declaration that a feature query tests.
 */
export function missingStyleFeatures(css: string): MissingFeatures {
  const missing: MissingFeatures = new Map();
  visitMissing(parse(css, { parseCustomProperty: true }), (id, browsers) =>
    missing.set(id, browsers),
  );
  return missing;
}

/** Applies a style sheet like a browser without these features: removes the rules that use them, resolves queries. */
export function withoutStyleFeatures(css: string, ids: readonly string[]): string {
  const tree = parse(css, { parseCustomProperty: true });
  const users = new Set<CssNode | null>();
  visitMissing(tree, (id, _, user) => {
    if (ids.includes(id)) users.add(user);
  });
  const names = ids.map((id) => id.slice(id.lastIndexOf('.') + 1));
  walk(tree, (node, item, list) => {
    const query =
      node.type === 'Atrule' && node.name === 'supports' && node.prelude
        ? generate(node.prelude)
        : '';
    if (names.some((name) => query.includes(name))) {
      if (node.type === 'Atrule' && node.block && query.startsWith('not'))
        list.replace(item, node.block.children);
      else list.remove(item);
    } else if (users.has(node)) list.remove(item);
  });
  return generate(tree);
}
