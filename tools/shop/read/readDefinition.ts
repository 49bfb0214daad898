import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { describe, type Problem } from '../problems.ts';
import { isFile } from './readText.ts';

/** Returns the line of a file in the stack of an error, which starts with `file:///…/shop.ts:3`. */
const lineOf = (stack: string, file: string) =>
  stack.match(new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+)`))?.[1];

/** Returns the last line of a message. The message of a syntax error starts with the surrounding code. */
const reasonOf = (message: string) =>
  message
    .split('\n')
    .findLast((line) => /\w/.test(line))
    ?.trim() ?? 'an error';

/** Returns a problem for each value that does not match the schema. */
export function schemaProblems(file: string, schema: v.GenericSchema, value: unknown): Problem[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => ({
    file,
    path: v.getDotPath(issue) ?? '',
    found: issue.expected === 'never' ? 'an unknown name' : describe(issue.input),
    expected: issue.message,
  }));
}

/**
 * Reads `shop.ts` or a site's `site.ts`.
 *
 * @returns The definition, or `undefined` after adding its problems to the list.
 */
export async function readDefinition<T>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  problems: Problem[],
): Promise<T | undefined> {
  const path = join(folder, file);
  const fail = (at: string, found: string, expected: string): undefined => {
    problems.push({ file, path: at, found, expected });
  };
  if (!isFile(path)) return fail('', 'a file that does not exist', 'a file with a default export');
  let definition: unknown;
  try {
    ({ default: definition } = (await import(pathToFileURL(path).href)) as { default?: unknown });
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const line = lineOf(stack, file);
    return fail(line ? `line ${line}` : '', reasonOf(message), 'a TypeScript file that runs');
  }
  if (typeof definition !== 'object' || definition === null) {
    const expected = 'export default defineShop({ … }) or defineSite';
    return fail('default export', describe(definition), expected);
  }
  const found = schemaProblems(file, schema, definition);
  problems.push(...found);
  return found.length > 0 ? undefined : (definition as T);
}
