import { collectErrors } from '../../testing/collectEvents.ts';
import { FetchError, ResponseError, ShapeError } from './errors.ts';
import { reportedRead } from './reportedRead.ts';

const errors = collectErrors();
const place = { module: 'header', operation: 'navigation' };

const readThatFails = (failure: unknown) =>
  reportedRead(place, async () => {
    throw failure;
  });

test('a whole answer is passed on and nothing is reported', async () => {
  const read = reportedRead(place, async () => ({ value: ['Kaffee'], leftOut: [] }));
  expect(await read).toEqual(['Kaffee']);
  expect(errors).toEqual([]);
});

test('pieces that had to be left out are reported once, and the rest is passed on', async () => {
  const leftOut = ['children.0.href', 'teaser'];
  const read = reportedRead(place, async () => ({ value: ['Kaffee'], leftOut }));
  expect(await read).toEqual(['Kaffee']);
  expect(errors).toEqual([{ ...place, message: 'Left out: children.0.href, teaser' }]);
});

test.each([
  ['a cut line', new FetchError('network'), 'No answer: network'],
  ['a time-out', new FetchError('timeout'), 'No answer: timeout'],
  [
    'an error status',
    new ResponseError(503, { name: 'Anna' }),
    'The service answered with status 503',
  ],
  ['another shape', new ShapeError(['cart']), 'Unexpected shape: cart'],
  ['anything else', new TypeError('Anna is not a function'), 'Unexpected failure'],
  ['what is no error at all', 'Anna', 'Unexpected failure'],
])('%s is reported once, without personal data, and thrown on', async (_, failure, message) => {
  await expect(readThatFails(failure)).rejects.toBe(failure);
  expect(errors).toEqual([{ ...place, message }]);
});

test('a call that its caller ended is no failure to report', async () => {
  const failure = new FetchError('aborted');
  await expect(readThatFails(failure)).rejects.toBe(failure);
  expect(errors).toEqual([]);
});
