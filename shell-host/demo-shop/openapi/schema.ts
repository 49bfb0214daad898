/** A JSON Schema of the dialect 2020-12, as in OpenAPI 3.1. */
export type Schema = Record<string, unknown>;

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const count: Schema = { type: 'integer', minimum: 0 };
export const dateTime: Schema = { type: 'string', format: 'date-time' };

/** An object with these required and optional fields, and no others. */
export function closedObject(
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): Schema {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

/** An array of any length. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** One of these strings. */
export function enumOf(...values: readonly string[]): Schema {
  return { type: 'string', enum: values };
}

/** A reference to a named schema of the document. */
export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
