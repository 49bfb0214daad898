import { compile } from 'json-schema-to-typescript';
import { join } from 'node:path';
import { formatted } from '../lint/format.ts';
import type { Description } from './description.ts';

const BANNER = `/*
 * Generated from docs/shop-services.openapi.yaml and shell-host/demo-shop/demo.openapi.yaml by \`npm run services\`.
 * The meaning of the fields is described there.
 */`;

/** The file with the demo shop's types. */
export const TYPES_FILE = join(import.meta.dirname, '../../shell-host/demo-shop/wireTypes.ts');

/** Name of a schema that refers to all others. */
const ROOT = 'AllSchemas';

/** Keywords that do not influence a type, or that TypeScript cannot check. */
const WITHOUT_TYPE = new Set(['description', 'examples', 'default', 'minItems', 'contentSchema']);

/** Generates a TypeScript type for each schema of a description. */
export async function generateTypes({ schemas }: Pick<Description, 'schemas'>): Promise<string> {
  const definitions = JSON.parse(
    JSON.stringify(reduce(schemas)).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Record<string, object>;
  // The generator starts from one schema, which must lead to all others.
  const properties = Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }]);
  const root = { type: 'object', properties: Object.fromEntries(properties), $defs: definitions };
  const options = { additionalProperties: false, bannerComment: BANNER, format: false };
  const types = await compile(root as Parameters<typeof compile>[0], ROOT, options);
  return formatted(TYPES_FILE, types.replace(new RegExp(`export interface ${ROOT} {[^}]*}`), ''));
}

/** Removes everything that does not influence types. */
function reduce(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(reduce);
  const kept = Object.entries(schema).filter(([key, value]) => {
    // A field may be named `description`. Types do not express which of several fields are required.
    const isKeyword = !(
      'type' in Object(value) ||
      '$ref' in Object(value) ||
      'anyOf' in Object(value)
    );
    const isChoiceOfFields =
      key === 'anyOf' && value.every((it: object) => !('type' in it || '$ref' in it));
    return !(isChoiceOfFields || (isKeyword && WITHOUT_TYPE.has(key)));
  });
  return Object.fromEntries(kept.map(([key, value]) => [key, reduce(value)]));
}
