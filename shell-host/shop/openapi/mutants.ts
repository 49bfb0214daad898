import type { SeenAnswer } from './checkedShop.ts';
import type { Schema } from './schema.ts';

/** An answer with one fault; `place` is the call and the way to it, list positions as `[]`. */
export interface Mutant {
  place: string;
  schema: Schema;
  body: unknown;
}

type Way = (string | number)[];

/** The answer with a field too many, once for each object in it. */
export function withAddedField(answer: SeenAnswer): Mutant[] {
  return objectsIn(answer.body).map((way) => {
    const body = structuredClone(answer.body);
    at(body, way)['unexpected'] = 1;
    return { place: placeOf(answer, way), schema: answer.schema, body };
  });
}

/** The answer with a field too few, once for each field in it. */
export function withoutField(answer: SeenAnswer): Mutant[] {
  return objectsIn(answer.body).flatMap((way) =>
    Object.keys(at(answer.body, way)).map((key) => {
      const body = structuredClone(answer.body);
      delete at(body, way)[key];
      return { place: placeOf(answer, [...way, key]), schema: answer.schema, body };
    }),
  );
}

/** The ways to all objects, of lists only those in the first and the last item. */
function objectsIn(value: unknown): Way[] {
  if (Array.isArray(value)) {
    const ends = [...new Set([0, value.length - 1])].filter((index) => index in value);
    return ends.flatMap((index) => objectsIn(value[index]).map((way) => [index, ...way]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    objectsIn(item).map((way) => [key, ...way]),
  );
  return [[], ...inner];
}

function at(body: unknown, way: Way): Record<string, unknown> {
  return way.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    body,
  ) as Record<string, unknown>;
}

function placeOf({ call }: SeenAnswer, way: Way): string {
  return [call, ...way.map((step) => (typeof step === 'number' ? '[]' : step))].join('.');
}
