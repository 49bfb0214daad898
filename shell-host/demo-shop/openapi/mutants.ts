import type { Schema } from './schema.ts';
import type { RecordedResponse } from './validateResponses.ts';

/**
 * A response body with one deviation. `path` is the operation and the path of the deviation, with `[]` for
 * list items.
 */
export interface Mutant {
  path: string;
  schema: Schema;
  body: unknown;
}

type JsonPath = (string | number)[];

/** The response with an additional field: one mutant for each object in it. */
export function withAddedField(response: RecordedResponse): Mutant[] {
  return objectPaths(response.body).map((path) => {
    const body = structuredClone(response.body);
    objectAt(body, path)['unexpected'] = 1;
    return { path: formatPath(response, path), schema: response.schema, body };
  });
}

/** The response without one of its fields: one mutant for each field in it. */
export function withoutField(response: RecordedResponse): Mutant[] {
  return objectPaths(response.body).flatMap((path) =>
    Object.keys(objectAt(response.body, path)).map((key) => {
      const body = structuredClone(response.body);
      delete objectAt(body, path)[key];
      return { path: formatPath(response, [...path, key]), schema: response.schema, body };
    }),
  );
}

/** The paths of all objects in a value. Of a list, only the first and the last item are searched. */
function objectPaths(value: unknown): JsonPath[] {
  if (Array.isArray(value)) {
    const ends = [...new Set([0, value.length - 1])].filter((index) => index in value);
    return ends.flatMap((index) => objectPaths(value[index]).map((path) => [index, ...path]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    objectPaths(item).map((path) => [key, ...path]),
  );
  return [[], ...inner];
}

function objectAt(body: unknown, path: JsonPath): Record<string, unknown> {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    body,
  ) as Record<string, unknown>;
}

function formatPath({ operation }: RecordedResponse, path: JsonPath): string {
  return [operation, ...path.map((step) => (typeof step === 'number' ? '[]' : step))].join('.');
}
