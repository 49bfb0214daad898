import { collectErrors } from '../../testing/collectEvents.ts';
import { FetchError, ResponseError, ShapeError } from './errors.ts';
import { reportedRead } from './reportedRead.ts';

const errors = collectErrors();
const navigationRead = { module: 'header', operation: 'navigation' };

const readThatFails = (failure: unknown) =>
  reportedRead(navigationRead, async () => {
    throw failure;
  });

test('returns a complete response without a report', async () => {
  const read = reportedRead(navigationRead, async () => ({ value: ['Kaffee'], leftOut: [] }));
  expect(await read).toEqual(['Kaffee']);
  expect(errors).toEqual([]);
});

test('reports removed fields once and returns the rest', async () => {
  const leftOut = ['children.0.href', 'teaser'];
  const read = reportedRead(navigationRead, async () => ({ value: ['Kaffee'], leftOut }));
  expect(await read).toEqual(['Kaffee']);
  expect(errors).toEqual([{ ...navigationRead, message: 'Left out: children.0.href, teaser' }]);
});

test.each([
  ['a network failure', new FetchError('network'), 'No response: network'],
  ['a timeout', new FetchError('timeout'), 'No response: timeout'],
  [
    'an error status',
    new ResponseError(503, { name: 'Anna' }),
    'The service responded with status 503',
  ],
  ['an unexpected shape', new ShapeError(['cart']), 'Unexpected shape: cart'],
  ['anything else', new TypeError('Anna is not a function'), 'Unexpected failure'],
  ['a thrown string', 'Anna', 'Unexpected failure'],
  // HOST-22, HOST-34
])('reports %s once, without personal data, and rethrows it', async (_, failure, message) => {
  await expect(readThatFails(failure)).rejects.toBe(failure);
  expect(errors).toEqual([{ ...navigationRead, message }]);
});

test('does not report a request that its caller has aborted', async () => {
  const failure = new FetchError('aborted');
  await expect(readThatFails(failure)).rejects.toBe(failure);
  expect(errors).toEqual([]);
});

// HOST-77
test('does not report a response that was cut off because the visitor leaves the page', async () => {
  const failure = new ShapeError(['cart']);
  const read = readThatFails(failure);
  window.dispatchEvent(new Event('beforeunload'));
  await expect(read).rejects.toBe(failure);
  window.dispatchEvent(new Event('pageshow'));
  expect(errors).toEqual([]);
});
