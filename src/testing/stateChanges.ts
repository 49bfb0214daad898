/** In changes: a field that is there no more. */
const GONE = '(gone)';

type Fields = Readonly<Record<string, unknown>>;

const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of one value, in JSON, that are others than before, as deep as there are objects. A list is one value. */
export function changesOf(before: unknown, after: unknown): unknown {
  if (!hasFields(before) || !hasFields(after)) return after;
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  return Object.fromEntries(
    changed.map((key) => [key, key in after ? changesOf(before[key], after[key]) : GONE]),
  );
}

/** A value with changes. What is gone stays marked, for `differences`. */
export function withChanges(before: unknown, changes: unknown): unknown {
  if (!hasFields(before) || !hasFields(changes)) return changes;
  const changed = Object.entries(changes).map(([key, value]) => [
    key,
    withChanges(before[key], value),
  ]);
  return { ...before, ...Object.fromEntries(changed) };
}

const shown = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 80);

/** Where a value has not what was recorded, with the names of the fields. It may have more fields. */
export function differences(recorded: unknown, value: unknown, path = 'state'): string[] {
  if (recorded === GONE && value === undefined) return [];
  if (value === undefined) return [`${path} is missing`];
  const isList = Array.isArray(recorded) && Array.isArray(value);
  if ((isList && recorded.length === value.length) || (hasFields(recorded) && hasFields(value))) {
    return Object.entries(recorded).flatMap(([key, field]) =>
      differences(field, (value as Fields)[key], `${path}.${key}`),
    );
  }
  if (Object.is(recorded, value)) return [];
  return [`${path} was ${shown(recorded)}, is ${Number.isNaN(value) ? 'NaN' : shown(value)}`];
}
