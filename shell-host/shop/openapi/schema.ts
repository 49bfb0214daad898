/** A JSON schema of the 2020-12 dialect, as OpenAPI 3.1 uses it. */
export type Schema = Record<string, unknown>;

export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const count: Schema = { type: 'integer', minimum: 0 };
export const dateTime: Schema = { type: 'string', format: 'date-time' };

/** An object with these fields and no others; all are required but the optional ones. */
export function closed(
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

/** A list of any length. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** One of these words. */
export function oneOfWords(...words: readonly string[]): Schema {
  return { type: 'string', enum: words };
}

/** A reference to a named schema of the document. */
export function named(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
