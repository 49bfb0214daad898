/** More levels than any described answer has; a value of many thousands would overflow the stack. */
const MAX_LEVELS = 100;
/** Ajv's time grows with the square of the errors: more of them would take minutes. */
const MAX_VALUES = 50_000;

/** A parsed text, or what is wrong with it. */
export type Parsed = { value: unknown } | { expected: string; found: string };

/** Parses JSON. Fields that are `null` or empty count as missing, and are left out. */
export function parseJson(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { expected: 'JSON', found: 'something else' };
  }
  const problem = sizeProblem(value);
  if (problem) return problem;
  return { value: withoutEmpty(value) };
}

function sizeProblem(value: unknown): { expected: string; found: string } | null {
  let level = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > MAX_VALUES) {
      return { expected: `at most ${MAX_VALUES} values`, found: 'more values' };
    }
    if (depth > MAX_LEVELS) {
      return { expected: `at most ${MAX_LEVELS} levels`, found: 'more levels' };
    }
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  }
  return null;
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutEmpty);
  const kept = Object.entries(value).filter(([, field]) => field !== null && field !== '');
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutEmpty(field)]));
}
