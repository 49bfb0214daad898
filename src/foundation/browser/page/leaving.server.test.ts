/** @jest-environment node */
import { isLeaving, whenLeavingIsKnown } from './leaving.ts';

// HOST-77
test('without a window, nobody leaves the page and nothing waits', async () => {
  await whenLeavingIsKnown();
  expect(isLeaving()).toBe(false);
});
