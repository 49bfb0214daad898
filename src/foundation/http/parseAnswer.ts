import * as v from 'valibot';
import { ShapeError } from './errors.ts';

/** Paths of the invalid parts of the current response. Parsing is synchronous, so one list is enough. */
let problems: string[] = [];

function noteIssues(issues: readonly v.BaseIssue<unknown>[]): void {
  for (const issue of issues) problems.push(v.getDotPath(issue) ?? issue.type);
}

/** An object with known keys. Rejects arrays, which would pass if all keys are optional. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const isNotArray = v.check((value) => !Array.isArray(value), 'a list');
  return v.pipe(v.unknown(), isNotArray, v.object(entries));
}

/** Parses a value. Returns `undefined` and records the issues if it is invalid. */
export function parseOrNote<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  noteIssues(parsed.issues);
  return undefined;
}

/** A list whose invalid items become `undefined` and are recorded, for items whose index matters. */
export function sparseListOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries): (v.InferOutput<Item> | undefined)[] =>
      entries.map((entry) => parseOrNote(item, entry)),
    ),
  );
}

/** A list whose invalid items are removed and recorded. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    sparseListOf(item),
    v.transform((items): v.InferOutput<Item>[] => items.filter((entry) => entry !== undefined)),
  );
}

/** An optional field: `undefined` if it is missing, null or invalid. Invalid values are recorded. */
export function optionalField<const Field extends v.GenericSchema>(field: Field) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((value): v.InferOutput<Field> | undefined =>
      value === undefined || value === null ? undefined : parseOrNote(field, value),
    ),
  );
}

/** A list field: empty if it is missing, null or not a list. Invalid values are recorded. */
export function listOrEmpty<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    // Valibot runs a pipe on a missing field only if the field has a default.
    v.nullish(v.unknown(), []),
    optionalField(listOf(item)),
    v.transform((items) => items ?? []),
  );
}

/** A parsed value and its removed parts. */
export interface ParsedAnswer<T> {
  value: T;
  /** Paths, never values, because error reports contain them. */
  leftOut: string[];
}

/**
 * Parses a response. The result contains only the keys of the schema.
 *
 * @throws {ShapeError} If the response as a whole is invalid.
 */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  response: unknown,
): ParsedAnswer<v.InferOutput<Schema>> {
  const outer = problems; // Keeps the outer list, because a schema may parse a nested response (`contentJSON`).
  const leftOut: string[] = [];
  problems = leftOut;
  try {
    const parsed = v.safeParse(schema, response);
    if (parsed.success) return { value: parsed.output, leftOut };
    throw new ShapeError(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the response'));
  } finally {
    problems = outer;
  }
}
