/** @jest-environment node */
import { isLeaving, whenLeavingIsKnown } from './leaving.ts';

// HOST-77
test('a failed request on a server is reported without a delay', async () => {
  await whenLeavingIsKnown();
  expect(isLeaving()).toBe(false);
});
