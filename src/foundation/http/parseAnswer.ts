import * as v from 'valibot';
import { ShapeError } from './errors.ts';

/** The paths of what was left out of the answer being parsed. One list is enough: parsing is synchronous. */
let problems: string[] = [];

function noteIssues(issues: readonly v.BaseIssue<unknown>[]): void {
  for (const issue of issues) problems.push(v.getDotPath(issue) ?? issue.type);
}

/** An object with known keys. An array is refused, although every key may be optional. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const isNotArray = v.check((value) => !Array.isArray(value), 'a list');
  return v.pipe(v.unknown(), isNotArray, v.object(entries));
}

/** What a schema makes of a value; undefined, and noted, where it is invalid. */
export function parseOrNote<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  noteIssues(parsed.issues);
  return undefined;
}

/** A list whose invalid items become undefined and are noted, for items whose index matters. */
export function sparseListOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries): (v.InferOutput<Item> | undefined)[] =>
      entries.map((entry) => parseOrNote(item, entry)),
    ),
  );
}

/** A list whose invalid items are left out and noted. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    sparseListOf(item),
    v.transform((items): v.InferOutput<Item>[] => items.filter((entry) => entry !== undefined)),
  );
}

/** An optional field: undefined where it is missing, null, or (noted) of a wrong shape. */
export function optionalField<const Field extends v.GenericSchema>(field: Field) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((value): v.InferOutput<Field> | undefined =>
      value === undefined || value === null ? undefined : parseOrNote(field, value),
    ),
  );
}

/** A field with a list: empty where it is missing, null, or (noted) no list. */
export function listOrEmpty<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    // Valibot runs a pipe on a missing field only if that has a default.
    v.nullish(v.unknown(), []),
    optionalField(listOf(item)),
    v.transform((items) => items ?? []),
  );
}

/** A parsed value, and what had to be left out of it. */
export interface ParsedAnswer<T> {
  value: T;
  /** Paths, never values: they end up in error reports. */
  leftOut: string[];
}

/**
 * Parses an answer: the result has only the keys of the schema.
 * @throws ShapeError if nothing of it can be used.
 */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): ParsedAnswer<v.InferOutput<Schema>> {
  const outer = problems; // A schema may parse an answer inside the answer (`contentJSON`).
  const leftOut: string[] = [];
  problems = leftOut;
  try {
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return { value: parsed.output, leftOut };
    throw new ShapeError(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the answer'));
  } finally {
    problems = outer;
  }
}
