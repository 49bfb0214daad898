import { expect, test } from '@jest/globals';
import { connect, fill } from './connect.ts';
import {
  beginAsNewVisitor,
  fakeRemote,
  listener,
  newPage,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

const release = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({
  version,
  entry: `https://cdn.example/${version}/container.js`,
}));

beginAsNewVisitor();

/** Opens a page for this visitor. Returns the loaded version and the events. */
async function visit(breaks: boolean) {
  newPage();
  const { requests } = fakeRemote({ breaks });
  const { events, onEvent, types } = listener();
  connect({ release, onEvent });
  fill(slotWithFallback(), 'Header');
  fill(slotWithFallback(), 'Header');
  await pass(0);
  const version = requests[0]?.split('/').at(-2);
  return { version, events, types };
}

// HK-23
test('a release whose header broke on two pages of a visitor is skipped', async () => {
  expect((await visit(true)).version).toBe('1.2.0');
  expect((await visit(true)).version).toBe('1.2.0');
  const third = await visit(false);
  expect(third.version).toBe('1.1.0');
  expect(third.events[0]).toMatchObject({ type: 'passed-over', release: '1.1.0' });
});

// HK-23
test('the oldest release is used if the header of every release has broken', async () => {
  for (let page = 0; page < 6; page++) await visit(true);
  expect((await visit(true)).version).toBe('1.0.0');
});

// HK-23
test('invalid content in storage does not cause a release to be skipped', async () => {
  localStorage.setItem('fascia-host.broken.1.2.0', 'nonsense');
  expect((await visit(false)).version).toBe('1.2.0');
});
