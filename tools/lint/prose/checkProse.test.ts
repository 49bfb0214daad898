/** @jest-environment node */
import { checkProse } from './checkProse.ts';

const messagesOf = async (markdown: string) =>
  (await checkProse(markdown)).map(({ message }) => message);

test('accepts a short sentence in the active voice', async () => {
  expect(await checkProse('The header loads `remoteEntry.js`, then it renders.')).toEqual([]);
});

test('reports the line of a sentence with more than 30 words', async () => {
  const long = `${'word '.repeat(31).trim()}.`;
  expect(await checkProse(`# Title\n\nShort.\n\n- ${long}\n`)).toEqual([
    { line: 5, message: '31 words: split the sentence' },
  ]);
});

test('counts the words of two short sentences separately', async () => {
  const sentence = `Here ${'word '.repeat(20).trim()}.`;
  expect(await checkProse(`${sentence} ${sentence}`)).toEqual([]);
});

test('reports a sentence with three verbs in the passive voice', async () => {
  const sentence = 'The file is found, the text was written, and the page is shown.';
  expect(await messagesOf(sentence)).toEqual(['3 verbs in the passive voice']);
  expect(await messagesOf('The file is found, and the text was written.')).toEqual([]);
});

test('reports a vague word', async () => {
  expect(await messagesOf('This is very fast.')).toEqual([
    '"very" is vague: delete it, or say how much',
  ]);
});

test('reports a discouraged term with the preferred one', async () => {
  expect(await messagesOf('Nobody uses the early read.')).toEqual([
    '"Nobody": write the caller, the host or the visitor',
    '"early read": write prefetched response',
  ]);
});

test('ignores code', async () => {
  expect(await checkProse('See `very`.\n\n```\nvery fast\n```\n')).toEqual([]);
});
