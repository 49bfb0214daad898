/** Something in a shop's folder that cannot be used. */
export interface Problem {
  /** From the shop's folder: `sites/DE/site.ts`. */
  file: string;
  /** In the file: `newsletter.voucher.discount`, the id of a text, or `line 3`. */
  path: string;
  found: string;
  expected: string;
}

const MAX_LENGTH = 60;

/** A text as a problem shows it. */
export const shorten = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;

/** A value as a problem names it: short, and on one line. */
export function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'function') return 'a function';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return shorten(text);
}

/** One of the values, as a problem says it. */
export const oneOf = (values: readonly string[]) =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

/** The problems by file, each on a line of its own. */
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
