/** A value in a shop's folder that is not valid. */
export interface Problem {
  /** Path in the shop's folder, such as `sites/DE/site.ts`. */
  file: string;
  /** Position in the file: `newsletter.voucher.discount`, the id of a text, or `line 3`. */
  path: string;
  found: string;
  expected: string;
}

const MAX_LENGTH = 60;

/** Shortens a text for a problem. */
export const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;

/** Describes a value briefly and in one line. */
export function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return shorten(text);
}

/** Lists the allowed values. */
export const oneOf = (values: readonly string[]) =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

/** Formats problems by file, one per line. */
export function formatProblems(folder: string, problems: readonly Problem[]): string {
  const files = [...Map.groupBy(problems, ({ file }) => file)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const rows = files.flatMap(([file, inFile]) => [
    file,
    ...inFile.map(
      ({ path, found, expected }) =>
        `  ${path ? `${path}: ` : ''}found ${found}, expected ${expected}`,
    ),
  ]);
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${[...rows, `${count} in ${folder}`].join('\n')}\n`;
}
