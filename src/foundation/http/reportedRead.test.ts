import { collectErrors } from '../../testing/collectEvents.ts';
import { FetchError, ResponseError, ShapeError } from './errors.ts';
import { reportedRead } from './reportedRead.ts';

const errors = collectErrors();
const navigationRead = { module: 'header', operation: 'navigation' };

const readThatFails = (failure: unknown) =>
  reportedRead(navigationRead, async () => {
    throw failure;
  });

test('a complete answer is returned and nothing is reported', async () => {
  const read = reportedRead(navigationRead, async () => ({ value: ['Kaffee'], leftOut: [] }));
  expect(await read).toEqual(['Kaffee']);
  expect(errors).toEqual([]);
});

test('left-out fields are reported once, and the rest is returned', async () => {
  const leftOut = ['children.0.href', 'teaser'];
  const read = reportedRead(navigationRead, async () => ({ value: ['Kaffee'], leftOut }));
  expect(await read).toEqual(['Kaffee']);
  expect(errors).toEqual([{ ...navigationRead, message: 'Left out: children.0.href, teaser' }]);
});

test.each([
  ['a network failure', new FetchError('network'), 'No answer: network'],
  ['a time-out', new FetchError('timeout'), 'No answer: timeout'],
  [
    'an error status',
    new ResponseError(503, { name: 'Anna' }),
    'The service answered with status 503',
  ],
  ['an unexpected shape', new ShapeError(['cart']), 'Unexpected shape: cart'],
  ['anything else', new TypeError('Anna is not a function'), 'Unexpected failure'],
  ['a thrown string', 'Anna', 'Unexpected failure'],
  // HOST-22, HOST-34
])('%s is reported once, without personal data, and thrown again', async (_, failure, message) => {
  await expect(readThatFails(failure)).rejects.toBe(failure);
  expect(errors).toEqual([{ ...navigationRead, message }]);
});

test('a call that its caller has aborted is not reported', async () => {
  const failure = new FetchError('aborted');
  await expect(readThatFails(failure)).rejects.toBe(failure);
  expect(errors).toEqual([]);
});
