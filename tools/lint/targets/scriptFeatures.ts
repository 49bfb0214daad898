import { parseSync, Visitor, type MemberExpression } from 'oxc-parser';
import {
  browsersWithout,
  featuresBelow,
  type Feature,
  type MissingFeatures,
} from './compatData.ts';

const features = featuresBelow('api');
const byId = new Map(features.map((feature) => [feature.id, feature]));

/** The interfaces of a page's global objects. */
const INTERFACES = new Map([
  ['document', 'Document'],
  ['history', 'History'],
  ['location', 'Location'],
  ['navigator', 'Navigator'],
  ['performance', 'Performance'],
  ['window', 'Window'],
]);

/** Standard methods of interfaces that all supported browsers have, by the method's name. */
const methods = Map.groupBy(
  features.filter(({ id, compat: { status } }) => {
    const [, name = '', member, ...deeper] = id.split('.');
    const type = byId.get(`api.${name}`);
    return (
      type &&
      member &&
      deeper.length === 0 &&
      !member.endsWith('_static') &&
      browsersWithout(type).length === 0 &&
      status?.standard_track &&
      !status.deprecated
    );
  }),
  ({ id }) => id.slice(id.lastIndexOf('.') + 1),
);

/** The feature of a member of a global object, such as `AbortSignal.any` or `navigator.share`. */
function globalMember({ object, property }: MemberExpression): Feature | undefined {
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  const type = INTERFACES.get(object.name) ?? object.name;
  const id = `api.${type}.${property.name}`;
  const ofWindow = type === 'Window' ? byId.get(`api.${property.name}`) : undefined;
  return byId.get(`${id}_static`) ?? byId.get(id) ?? ofWindow;
}

/**
 * Finds the browser interfaces in a script that some supported browsers lack: global objects, their members, and
 * methods with a name that only such interfaces have. Other properties are not checked, because the type of their
 * object is unknown. They are `undefined` in browsers without them, while a call of a missing method throws.
 *
 * @throws {SyntaxError} If the script is invalid.
 */
export function missingScriptFeatures(script: string): MissingFeatures {
  const missing: MissingFeatures = new Map();
  const add = (feature: Feature | undefined) => {
    const browsers = feature ? browsersWithout(feature) : [];
    if (feature && browsers.length > 0) missing.set(feature.id, browsers);
  };
  const { program, errors } = parseSync('script.js', script, { sourceType: 'module' });
  if (errors[0]) throw new SyntaxError(errors[0].message);

  // Names of members, which do not refer to a global object.
  const names = new Set<object>();
  const addKey = ({ computed, key }: { computed: boolean; key: object }) => {
    if (!computed) names.add(key);
  };
  new Visitor({
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    MemberExpression(node) {
      if (node.computed) return;
      names.add(node.property);
      add(globalMember(node));
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || globalMember(callee)) return;
      const candidates =
        (callee.property.type === 'Identifier' && methods.get(callee.property.name)) || [];
      const lacking = candidates.filter((feature) => browsersWithout(feature).length > 0);
      if (lacking.length === candidates.length) add(lacking[0]);
    },
    Identifier(node) {
      if (!names.has(node)) add(byId.get(`api.${node.name}`));
    },
  }).visit(program);
  return missing;
}
