import { jest } from '@jest/globals';
import { collectErrors } from '../../testing/collectEvents.ts';
import { createWords, OPERATION } from '../../testing/createWords.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { settle } from '../../testing/settle.ts';
import { watchLeaving } from '../browser/page/leaving.ts';

jest.unstable_mockModule('../http/reportedRead.ts', () => {
  throw new Error('Loading chunk services failed');
});

const errors = collectErrors();

beforeEach(() => {
  leavePage();
  watchLeaving();
});

async function read() {
  const { fetch, entry } = createWords();
  void fetch('a');
  await settle();
  return entry('a');
}

test('reports a resource whose reading code cannot be loaded', async () => {
  expect(await read()).toMatchObject({ status: 'failed', data: undefined });
  expect(errors).toEqual([{ ...OPERATION, message: 'The code could not be loaded' }]);
});

// HOST-77
test('does not report reading code whose load is cancelled because the visitor leaves', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  expect(await read()).toMatchObject({ status: 'failed', data: undefined });
  expect(errors).toEqual([]);
});
