import { expect, jest, test } from '@jest/globals';
import { connect, fill, load } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  listener,
  newPage,
  newVisitor,
  openPage,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

const forbid = () => {
  throw new DOMException('Denied', 'SecurityError');
};

/** Opens a page while the remote does not respond. */
async function visitWhileDown() {
  const { types } = openPage({ outcomes: ['hangs'] });
  await pass(3000);
  return types();
}

// HK-21
test('the page after a failure does not wait for the remote, but a late response fills its slot', async () => {
  expect(await visitWhileDown()).toEqual(['failed', 'breaker']);
  newPage();
  const { remote, events, filled } = openPage({ outcomes: ['hangs'] });
  await pass(0);
  expect(await filled.settled).toBe('absent');
  expect(events).toMatchObject([{ type: 'failed', reason: 'breaker' }]);
  await expect(load('cart')).rejects.toMatchObject({ reason: 'breaker' });
  remote.settle(0, 'container');
  await pass(0);
  expect(filled.state).toBe('filled');
  expect(events.find(({ type }) => type === 'breaker')).toMatchObject({ isOpen: false });
  newPage();
  expect(openPage().filled.state).toBe('waiting');
});

// HK-21
test('an unsupported version, a missing slot and React 18 do not open the circuit breaker', async () => {
  fakeRemote({ version: '2.0.0' });
  const { onEvent, types } = listener();
  connect({ entry: ENTRY, onEvent, share: { react: { version: '18.3.1' } } as never });
  fill('#nowhere', 'Header');
  fill(slotWithFallback(), 'Header');
  await Promise.all([
    expect(load('cart')).rejects.toMatchObject({ reason: 'version' }),
    pass(3000),
  ]);
  expect(new Set(types())).toEqual(new Set(['failed']));
});

// HK-21
test('the circuit breaker stays closed if the page had loaded a module before the failure', async () => {
  fakeRemote();
  connect({ entry: ENTRY });
  await Promise.all([load('cart'), pass(0)]);
  newPage();
  expect(openPage({ failingModules: 9 }).filled.state).toBe('waiting');
});

// HK-21
test('retries in the background become less frequent and pause while the page is hidden', async () => {
  fakeRemote({ outcomes: ['hangs'] });
  newVisitor();
  const { remote } = openPage({ outcomes: ['refused'] });
  await pass(3000);
  expect(remote.requests).toHaveLength(3);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(60_000);
  expect(remote.requests).toHaveLength(3);
  hidden.mockReturnValue(false);
  await pass(5_000);
  expect(remote.requests).toHaveLength(4);
  await pass(12_000);
  expect(remote.requests).toHaveLength(4);
  await pass(2_000);
  expect(remote.requests).toHaveLength(5);
  await pass(45_000 + 135_000);
  expect(remote.requests).toHaveLength(7);
  await pass(3_600_000);
  expect(remote.requests).toHaveLength(7 + 12);
});

// HK-21
test('a browser that forbids storage shows the header', async () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(forbid);
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbid);
  await visitWhileDown();
  newPage();
  fakeRemote();
  const filled = connect({ release: { version: '1.0.0', entry: ENTRY } }).fill(
    slotWithFallback(),
    'Header',
  );
  await pass(0);
  expect(filled.state).toBe('filled');
});
