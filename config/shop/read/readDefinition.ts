import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { describe, type Problem } from '../problems.ts';
import { plainCopy } from './plainCopy.ts';
import { isFile, isFolder } from './readText.ts';

/** A definition as far as its values can be used, and what cannot be. */
export interface Read<T> {
  value: Partial<T>;
  problems: Problem[];
}

/** Where Node says that a file has a syntax error: the beginning of the stack is `file:///…/shop.ts:3`. */
const lineOf = (stack: string, file: string) =>
  stack.match(new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+)`))?.[1];

/** Node's message about a syntax error begins with the code around it. */
const reasonOf = (message: string) =>
  message
    .split('\n')
    .findLast((line) => /\w/.test(line))
    ?.trim() ?? 'an error';

/** The texts of whatever a file throws. */
function textsOf(thrown: unknown): { message: string; stack: string } {
  try {
    return thrown instanceof Error
      ? { message: String(thrown.message), stack: String(thrown.stack) }
      : { message: describe(thrown), stack: '' };
  } catch {
    return { message: 'an error', stack: '' };
  }
}

const EXPORT = 'export default defineShop({ … }) or defineSite';

/** Imports the default export of a file that a retailer wrote. */
async function importDefault(
  folder: string,
  file: string,
): Promise<Read<unknown> & { all: unknown }> {
  const fail = (path: string, found: string, expected: string) => ({
    all: undefined,
    value: {},
    problems: [{ file, path, found, expected }],
  });
  const path = join(folder, file);
  if (!isFile(path)) {
    return fail('', isFolder(path) ? 'a folder' : 'no such file', 'a file with a default export');
  }
  try {
    const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
    const all = plainCopy(module.default);
    const isTable = typeof all === 'object' && all !== null && !Array.isArray(all);
    return isTable
      ? { all, value: {}, problems: [] }
      : fail('default export', describe(all), EXPORT);
  } catch (error) {
    const { message, stack } = textsOf(error);
    const line = lineOf(stack, file);
    return fail(line ? `line ${line}` : '', reasonOf(message), 'a TypeScript file that runs');
  }
}

/** What a schema says about a value, as problems. */
function toProblem(file: string, issue: v.BaseIssue<unknown>): Problem {
  const isUnknownName = issue.expected === 'never';
  return {
    file,
    path: v.getDotPath(issue) ?? 'default export',
    found: isUnknownName ? 'an unknown name' : describe(issue.input),
    expected: issue.message,
  };
}

/** A copy of a value without what the issues are about. */
function without(value: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  const paths = new Set(issues.map((issue) => v.getDotPath(issue)));
  const copy = (part: unknown, at: string): unknown => {
    const isKept = (key: string | number) => !paths.has(at ? `${at}.${key}` : `${key}`);
    const next = (key: string | number) => (at ? `${at}.${key}` : `${key}`);
    if (Array.isArray(part)) {
      return part.flatMap((item, index) => (isKept(index) ? [copy(item, next(index))] : []));
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => isKept(key))
        .map(([key, item]) => [key, copy(item, next(key))]),
    );
  };
  return copy(value, '');
}

/** Checks a definition. What is left of it can be compared with the rest of the folder. */
export function checkDefinition<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
  definition: unknown,
): Read<T> {
  const { success, issues, output } = v.safeParse(schema, definition);
  if (success) return { value: output, problems: [] };
  return {
    value: without(definition, issues) as Partial<T>,
    problems: issues.map((issue) => toProblem(file, issue)),
  };
}

/** Reads `shop.ts` or a site's `site.ts`. */
export async function readDefinition<T>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Read<T>> {
  const { all, problems } = await importDefault(folder, file);
  return problems.length > 0 ? { value: {}, problems } : checkDefinition(file, schema, all);
}
