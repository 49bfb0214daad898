export interface SourceFile {
  /** Path relative to the repository's root, with slashes. */
  path: string;
  text: string;
}

interface Result {
  /** One line per problem. */
  problems: string[];
  total: number;
  tested: number;
}

const DOCUMENT = /^docs\/requirements\/[^/]+\.md$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\*/g;
/** A disabled test or group. Only `describeWith` may skip tests, because CI installs the programs that they need. */
const DISABLED = /\b((?:(?:test|it|describe)\.(?:skip|fixme|todo)|x(?:test|it|describe))\()/g;

/** Returns every match of the pattern's first group with its position. */
const findAll = (files: readonly SourceFile[], pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([, id = '']) => ({
          id,
          path,
          at: `${path}:${index + 1}`,
        })),
      ),
  );

/**
 * Compares the defined requirements with the ids that all files cite. Disabled tests are reported, because they would
 * prove no requirement.
 */
export function checkRequirements(files: readonly SourceFile[]): Result {
  const definitions = findAll(
    files.filter(({ path }) => DOCUMENT.test(path)),
    DEFINITION,
  );
  if (definitions.length === 0) return { problems: ['No requirements'], total: 0, tested: 0 };
  const groups = Map.groupBy(definitions, ({ id }) => id);
  // Only ids with a known prefix count, so `UTF-8` is not an id. A definition is not a citation.
  const prefixes = new Set(definitions.map(({ id }) => id.split('-')[0]));
  const citation = new RegExp(`(?<!^- \\*\\*)\\b((?:${[...prefixes].join('|')})-\\d+)\\b`, 'g');
  const citations = findAll(files, citation);
  const tested = new Set(
    citations.filter(({ id, path }) => TEST.test(path) && groups.has(id)).map(({ id }) => id),
  );
  const disabled = findAll(
    files.filter(({ path }) => TEST.test(path)),
    DISABLED,
  );
  return {
    problems: [
      ...[...groups.values()].flatMap(([first, ...others]) =>
        others.map(({ id, at }) => `${at} ${id} is already defined at ${first?.at}`),
      ),
      ...citations
        .filter(({ id }) => !groups.has(id))
        .map(({ id, at }) => `${at} ${id} does not exist`),
      ...disabled.map(({ at }) => `${at} is a disabled test`),
      ...definitions
        .filter(({ id }) => !tested.has(id))
        .map(({ id, at }) => `${at} ${id} is not cited by a test`),
    ],
    total: groups.size,
    tested: tested.size,
  };
}
