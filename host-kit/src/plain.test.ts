import { expect, test } from '@jest/globals';
import { beginAsNewVisitor, fakeRemote, pass } from './browser/fixtures/fakeRemote.ts';

beginAsNewVisitor();

// REL-88
test('an entry that a text in the page’s body names is not loaded', async () => {
  document.body.innerHTML = '<p><meta name="fascia-entry" content="https://evil.test/a.js"></p>';
  const { requests } = fakeRemote();
  await import('./plain.ts');
  await pass(0);
  expect(requests).toEqual([]);
});
