import { expect, jest, test } from '@jest/globals';
import { connect } from './browser/connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  pass,
  slotWithFallback,
} from './browser/fixtures/fakeRemote.ts';

beginAsNewVisitor();

// REL-76
test('an entry in the page’s body is not loaded', async () => {
  document.body.innerHTML = '<p><meta name="fascia-entry" content="https://evil.test/a.js"></p>';
  const { requests } = fakeRemote();
  await import('./plain.ts');
  await pass(0);
  expect(requests).toEqual([]);
});

// HK-26
test('slots are filled if the page’s module calls `connect` after its imports', async () => {
  jest.resetModules();
  const { mounts } = fakeRemote();
  const slot = slotWithFallback();
  slot.dataset['fasciaSlot'] = 'Header';
  await import('./plain.ts').then(() => connect({ entry: ENTRY }));
  await pass(0);
  expect(mounts).toMatchObject([{ element: slot }]);
});
