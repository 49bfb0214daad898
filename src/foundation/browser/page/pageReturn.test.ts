import { settle } from '../../../testing/settle.ts';
import { repeatOnReturn } from './pageReturn.ts';

/** Calls `repeatOnReturn` with reads that the test settles. */
function createReads() {
  const reads: PromiseWithResolvers<void>[] = [];
  const controller = new AbortController();
  void repeatOnReturn(() => {
    const read = Promise.withResolvers<void>();
    reads.push(read);
    return read.promise;
  }, controller);
  return {
    controller,
    count: () => reads.length,
    fail() {
      reads.at(-1)?.reject(new Error('No response'));
      return settle();
    },
    succeed() {
      reads.at(-1)?.resolve();
      return settle();
    },
  };
}

async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  await settle();
}

// HOST-120
test('repeats a failed read each time the visitor returns, until one succeeds', async () => {
  const { count, fail, succeed } = createReads();
  await fail();
  expect(count()).toBe(1);
  await comeBack();
  expect(count()).toBe(2);
  await fail();
  await comeBack();
  expect(count()).toBe(3);
  await succeed();
  await comeBack();
  expect(count()).toBe(3);
});

// HOST-147
test('repeats a read once if it fails after the visitor has returned', async () => {
  const { count, fail } = createReads();
  await comeBack();
  expect(count()).toBe(1);
  await fail();
  expect(count()).toBe(2);
  await fail();
  expect(count()).toBe(2);
});

// HOST-120
test('repeats no read after it has been aborted', async () => {
  const { controller, count, fail } = createReads();
  await comeBack();
  controller.abort();
  await fail();
  await comeBack();
  expect(count()).toBe(1);
});
