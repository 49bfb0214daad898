/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { formatted } from './format.ts';

test('a text is formatted in the project’s style, as its file’s language', async () => {
  expect(await formatted('a.ts', 'const a = {\n b: "c" }')).toBe("const a = { b: 'c' };\n");
  expect(await formatted('a.css', 'a{color:RED}')).toBe('a {\n  color: RED;\n}\n');
});

test('a text that is not of its file’s language is an error that names the file', async () => {
  await expect(formatted('a.ts', 'const = 1')).rejects.toThrow('a.ts: ');
});
