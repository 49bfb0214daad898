import formats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Description, Schema } from './description.ts';

/** A place where a value does not match the description. */
export interface Difference {
  /** A JSON pointer, such as `/cart/articles/0/quantity`. Empty for the value itself. */
  place: string;
  expected: string;
  /** The value at this place, or `undefined` if it is missing. */
  found: unknown;
}

/** Compares a value with a schema of a description. */
export type Validate = (schema: Schema, value: unknown) => Difference[];

/**
 * How to treat missing optional fields and undescribed fields. `tolerant`: ignores both, like fascia. `closed`: allows
 * only described fields. `complete`: also requires optional fields.
 */
type Strictness = 'tolerant' | 'closed' | 'complete';

/** Creates a function that lists the differences between a value and a schema of the description. */
export function createValidator(
  { schemas }: Pick<Description, 'schemas'>,
  strictness: Strictness,
): Validate {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    discriminator: true,
    verbose: true,
    strictTypes: false,
    formats: { binary: true },
  });
  formats.default(ajv);
  ajv.addVocabulary(['components']);
  const prepare = (schema: unknown) =>
    JSON.parse(
      JSON.stringify(withStrictness(schema, strictness)).replaceAll('"#/', '"services#/'),
    ) as Schema;
  ajv.addSchema({ $id: 'services', components: prepare({ schemas }) });
  const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(prepare(schema));
    compiled.set(schema, validate);
    return validate(value) ? [] : differencesOf(validate.errors ?? []);
  };
}

function withStrictness(schema: unknown, strictness: Strictness): unknown {
  if (strictness === 'tolerant' || typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => withStrictness(item, strictness));
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, withStrictness(inner, strictness)]),
  );
  if (copy['type'] !== 'object' || 'additionalProperties' in copy) return copy;
  const required = strictness === 'complete' && Object.keys(copy['properties'] ?? {});
  return { ...copy, additionalProperties: false, ...(required && { required }) };
}

/** Reports a failed alternative as one difference instead of one per branch. */
function differencesOf(errors: ErrorObject[]): Difference[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const isBranch = (error: ErrorObject) =>
    alternatives.some(
      (it) => it !== error && `${error.instancePath}/`.startsWith(`${it.instancePath}/`),
    );
  const differences = errors.filter((error) => !isBranch(error)).map(differenceOf);
  return differences.filter(
    (one, index) => differences.findIndex((other) => other.place === one.place) === index,
  );
}

function differenceOf(error: ErrorObject): Difference {
  const { keyword, params, instancePath: place, data, schemaPath, message = '' } = error;
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const { properties = {} } = error.parentSchema as { properties?: Record<string, Schema> };
    const expected = kindOfSchema(properties[name] ?? {});
    return { place: `${place}/${name}`, expected, found: undefined };
  }
  if (keyword === 'additionalProperties') {
    return { place: `${place}/${params['additionalProperty']}`, expected: 'nothing', found: data };
  }
  if (keyword === 'discriminator') {
    const { tag, tagValue } = params as { tag: string; tagValue: unknown };
    return { place: `${place}/${tag}`, expected: 'one of its values', found: tagValue };
  }
  return { place, expected: expectation(error, nameIn(schemaPath), message), found: data };
}

function expectation({ keyword, params, schema }: ErrorObject, name: string, message: string) {
  if (keyword === 'type') return [params['type']].flat().join(' or ');
  if (keyword === 'enum') return `one of ${params['allowedValues'].join(', ')}`;
  if (keyword === 'const') return JSON.stringify(params['allowedValue']);
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    const kinds = (schema as Schema[]).map(kindOfSchema);
    return [...new Set(kinds)].join(' or ');
  }
  if (keyword === 'pattern') return name || `text that matches ${params['pattern']}`;
  if (keyword === 'minimum') return `${params['limit']} or more`;
  if (keyword === 'minLength') return 'text';
  return message.replace(/^must (?:be )?/, '');
}

/** Describes a schema in a few words: its name, its required fields, or its type. */
function kindOfSchema(schema: Schema): string {
  const { $ref, required, type } = schema as { $ref?: string; required?: string[]; type?: string };
  return $ref?.split('/').at(-1) ?? required?.join(', ') ?? type ?? 'a value';
}

/** Returns the name of the schema that a path in the document leads through. */
function nameIn(schemaPath: string): string {
  return /\/schemas\/(\w+)\//.exec(schemaPath)?.[1] ?? '';
}
