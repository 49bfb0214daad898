/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { formatted } from './format.ts';

test('formats text in the project’s style for the language of its file', async () => {
  expect(await formatted('a.ts', 'const a = {\n b: "c" }')).toBe("const a = { b: 'c' };\n");
  expect(await formatted('a.css', 'a{color:RED}')).toBe('a {\n  color: RED;\n}\n');
});

test('wraps the prose of documents at 120 characters', async () => {
  const lines = (await formatted('a.md', `${'word '.repeat(60)}\n`)).split('\n');
  expect(lines.map(({ length }) => length)).toEqual([119, 119, 59, 0]);
});

test('rejects invalid text with an error that names the file', async () => {
  await expect(formatted('a.ts', 'const = 1')).rejects.toThrow('a.ts: ');
});
