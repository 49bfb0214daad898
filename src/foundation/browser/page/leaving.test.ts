import { jest } from '@jest/globals';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { leavePage } from '../../../testing/freshPage.ts';
import { FetchError, ResponseError } from '../../http/errors.ts';
import { reportedRead } from '../../http/reportedRead.ts';
import { lazyTexts } from '../../i18n/lazyTexts.ts';
import { lazyPart } from '../../async/lazyPart.ts';
import { watchLeaving } from './leaving.ts';

const errors = collectErrors();
const OPERATION = { module: 'header', operation: 'navigation' };

beforeEach(() => {
  jest.useFakeTimers();
  watchLeaving();
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

const leave = () => window.dispatchEvent(new Event('beforeunload'));

const failRead = (failure: unknown) =>
  reportedRead(OPERATION, async () => {
    throw failure;
  }).catch(() => {});

// HOST-77
test('does not report requests and chunks that leaving the page cancels', async () => {
  leave();
  await failRead(new FetchError('network'));
  await failRead(new Error('Loading chunk services failed'));
  const part = lazyPart(OPERATION, () => Promise.reject(new Error('Loading chunk failed')));
  part.prefetch();
  const textsOf = lazyTexts('test', () => Promise.reject(new Error('Loading chunk failed')));
  await textsOf('de-DE').load();
  await jest.advanceTimersByTimeAsync(5000);
  expect(errors).toEqual([]);
});

// HOST-77
test('reports an error status while the visitor leaves the page', async () => {
  leave();
  await failRead(new ResponseError(500, null));
  expect(errors).toEqual([{ ...OPERATION, message: 'The service responded with status 500' }]);
});

// HOST-77
test.each([
  ['restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['that still exists after 10 s, as after a download', () => jest.advanceTimersByTime(10_000)],
])('reports failures again on a page %s', async (_, stay) => {
  leave();
  stay();
  await failRead(new FetchError('network'));
  expect(errors).toEqual([{ ...OPERATION, message: 'No response: network' }]);
});

// HOST-77
test("does not show the browser's confirmation when the visitor leaves", () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

// HOST-77
test('does not observe `unload`, which would disable the back/forward cache', () => {
  leavePage();
  const addEventListener = jest.spyOn(window, 'addEventListener');
  watchLeaving();
  const types = addEventListener.mock.calls.map(([type]) => type);
  addEventListener.mockRestore();
  expect(types).toContain('pagehide');
  expect(types).not.toContain('unload');
});
