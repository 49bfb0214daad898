export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
}

interface Mention {
  id: string;
  /** `path:line`. */
  at: string;
}

interface Result {
  /** One line each; empty if every requirement is tested and every citation exists. */
  problems: string[];
  total: number;
  tested: number;
}

const DOCUMENT = /^docs\/requirements\/[^/]+\.md$/;
const TEST = /\.(test|spec)\.tsx?$/;
const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\*/;
/** A disabled test or group. Only `describeWith` may skip tests: CI installs the programs that these need. */
const DISABLED = /\b(?:(?:test|it|describe)\.(?:skip|fixme|todo)|x(?:test|it|describe))\(/g;

/** Every match of a pattern's first group, with its line. */
function mentionsOf({ path, text }: SourceFile, pattern: RegExp): Mention[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([, id = '']) => ({ id, at: `${path}:${index + 1}` })),
    );
}

/** Matches ids with a known prefix only, so that `UTF-8` is not an id; a definition is not a citation. */
function citationPattern(definitions: readonly Mention[]): RegExp {
  const prefixes = new Set(definitions.map(({ id }) => id.split('-')[0]));
  return new RegExp(`(?<!^- \\*\\*)\\b((?:${[...prefixes].join('|')})-\\d+)\\b`, 'g');
}

/**
 * Compares the requirements that the documents define with the ids that all files cite. Disabled tests are reported, because
 * a requirement must not depend on a test that `npm run test:full` does not run.
 */
export function checkRequirements(files: readonly SourceFile[]): Result {
  const definitions = files
    .filter(({ path }) => DOCUMENT.test(path))
    .flatMap((file) => mentionsOf(file, new RegExp(DEFINITION, 'g')));
  if (definitions.length === 0) return { problems: ['No requirements'], total: 0, tested: 0 };

  const defined = new Map<string, string>();
  const repeated: string[] = [];
  for (const { id, at } of definitions) {
    const first = defined.get(id);
    if (first) repeated.push(`${at} ${id} is already defined at ${first}`);
    else defined.set(id, at);
  }

  const pattern = citationPattern(definitions);
  const disabled = files
    .filter(({ path }) => TEST.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.match(DISABLED) ? [`${path}:${index + 1} is a disabled test`] : [],
        ),
    );
  const unknown: string[] = [];
  const tested = new Set<string>();
  for (const file of files) {
    for (const { id, at } of mentionsOf(file, pattern)) {
      if (!defined.has(id)) unknown.push(`${at} ${id} does not exist`);
      else if (TEST.test(file.path)) tested.add(id);
    }
  }
  const untested = [...defined].filter(([id]) => !tested.has(id));
  return {
    problems: [
      ...repeated,
      ...unknown,
      ...disabled,
      ...untested.map(([id, at]) => `${at} ${id} is cited by no test`),
    ],
    total: defined.size,
    tested: tested.size,
  };
}
