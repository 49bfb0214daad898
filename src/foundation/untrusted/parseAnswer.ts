import * as v from 'valibot';
import { ShapeError } from '../http/errors.ts';

/** What was left out of the answer that is being parsed; parsing is synchronous, so one list serves. */
let problems: string[] = [];

function noteIssues(issues: readonly v.BaseIssue<unknown>[]): void {
  for (const issue of issues) problems.push(v.getDotPath(issue) ?? issue.type);
}

/** An object of known keys. A list is none, although every piece of it might be missing. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const isNoList = v.check((given) => !Array.isArray(given), 'a list');
  return v.pipe(v.unknown(), isNoList, v.object(entries));
}

/** A list whose bad items leave an empty place and are noted, for items that are told apart by their order. */
export function sparseListOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries): (v.InferOutput<Item> | undefined)[] =>
      entries.map((entry) => {
        const parsed = v.safeParse(item, entry);
        if (parsed.success) return parsed.output;
        noteIssues(parsed.issues);
        return undefined;
      }),
    ),
  );
}

/** A list whose bad items are left out and noted, so that one of them does not cost the others. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    sparseListOf(item),
    v.transform((places): v.InferOutput<Item>[] => places.filter((place) => place !== undefined)),
  );
}

/** A piece that may be missing or null; one of a wrong shape is absent, and noted. */
export function optionalField<const Piece extends v.GenericSchema>(piece: Piece) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((given): v.InferOutput<Piece> | undefined => {
      if (given === undefined || given === null) return undefined;
      const parsed = v.safeParse(piece, given);
      if (parsed.success) return parsed.output;
      noteIssues(parsed.issues);
      return undefined;
    }),
  );
}

/** A value that came from outside as one of ours, and the places of what had to be left out. */
export interface ParsedAnswer<T> {
  value: T;
  /** Places, never values: a message may be shown to an operator. */
  leftOut: string[];
}

/**
 * Parses an answer at the border: known keys are picked, nothing is spread.
 * @throws ShapeError where nothing of it can be used.
 */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): ParsedAnswer<v.InferOutput<Schema>> {
  const outer = problems; // A schema may parse an answer that it finds inside (contract §3, `contentJSON`).
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
