import { expect, jest, test } from '@jest/globals';
import { pointerText } from '../../../testing/signRelease.ts';
import {
  beginWithReleases,
  outcome,
  passSigned,
  POINTER,
  publish,
  refusedFor,
  requested,
  serve,
  visit,
} from '../fixtures/fakeReleases.ts';

beginWithReleases();

const CURRENT = 'releases/current.json';
const STORAGE_KEY = `fascia-host.release.${POINTER}`;
const past = () => new Date(Date.now() - 1000).toISOString();

// REL-56
test('a signed release is loaded with the hash in its pointer', async () => {
  publish({ version: '1.1.0' });
  const { filled, loaded, events } = await visit();
  expect(filled.state).toBe('filled');
  expect(loaded).toBe('container.1.1.0.js');
  expect(document.head.querySelector('script')?.integrity).toBe(`sha384-${'A'.repeat(64)}`);
  expect(events).toMatchObject([
    { type: 'loaded', release: '1.1.0', entry: POINTER },
    { type: 'loaded' },
    { type: 'filled', release: '1.1.0' },
  ]);
});

// REL-56
test('later pages request only the pointer, bypassing the HTTP cache', async () => {
  publish();
  await visit();
  expect(requested()).toEqual([CURRENT, 'releases/pointers/1.sig']);
  await visit();
  expect(requested()).toEqual([CURRENT]);
  expect(jest.mocked(fetch)).toHaveBeenLastCalledWith(POINTER, { cache: 'no-cache' });
});

/** Attacks by a person with write access to the folder, on release 1.1.0 with sequence 5. */
const attacks: [string, string, () => void][] = [
  ['unsigned', 'unsigned', () => serve('releases/pointers/5.sig', undefined)],
  ['changed', 'signature', () => serve(CURRENT, pointerText({ version: '1.1.0', sequence: 5 }))],
  ['expired', 'expired', () => publish({ version: '1.1.0', sequence: 5, expires: past() })],
  ['too long', 'content', () => serve(CURRENT, pointerText().padEnd(4_000_001))],
];

// REL-53, REL-76
test.each(attacks)(
  'a release that is %s does not run and is reported (%s)',
  async (_, reason, attack) => {
    publish({ version: '1.1.0', sequence: 5 });
    attack();
    expect(await outcome()).toEqual(refusedFor(reason));
  },
);

// REL-58
test('a visitor keeps the last verified release if the current one is refused', async () => {
  publish({ version: '1.0.0', sequence: 4 });
  await visit();
  publish({ version: '1.1.0', sequence: 5, expires: past() });
  const { filled, loaded, of } = await visit();
  expect([filled.state, loaded]).toEqual(['filled', 'container.1.0.0.js']);
  expect(of('refused')).toMatchObject([{ reason: 'expired' }]);
});

// REL-53
test.each(['hangs', undefined])(
  'if the pointer cannot be loaded (%j), nothing runs and the slot is absent after the timeout',
  async (file) => {
    serve(CURRENT, file);
    const { remote, filled, slot, events } = await visit({ waitMs: 3000 });
    expect([filled.state, remote.requests]).toEqual(['absent', []]);
    expect(slot.querySelector('a')).not.toBeNull();
    expect(events.filter(({ type }) => type !== 'breaker')).toMatchObject([
      { type: 'failed', reason: file ? 'timeout' : 'network' },
    ]);
  },
);

// REL-58
test('a visitor with a verified release waits a third of the timeout for the pointer', async () => {
  publish();
  await visit();
  serve(CURRENT, 'hangs');
  const { filled, of } = await visit({ waitMs: 1000 });
  expect(filled.state).toBe('filled');
  expect(of('refused')).toMatchObject([{ reason: 'network' }]);
});

// REL-59
test('a visitor who has loaded a release does not load an older one', async () => {
  publish({ version: '1.1.0', sequence: 5 });
  await visit();
  publish({ version: '1.0.0', sequence: 4 });
  const { loaded, of } = await visit();
  expect(loaded).toBe('container.1.1.0.js');
  expect(of('refused')).toMatchObject([{ reason: 'sequence' }]);
});

// REL-59
test('an older version with a higher sequence is a valid rollback', async () => {
  publish({ version: '1.1.0', sequence: 5 });
  await visit();
  publish({ version: '1.0.0', sequence: 6 });
  const { loaded, of } = await visit();
  expect([loaded, of('refused')]).toEqual(['container.1.0.0.js', []]);
});

// REL-59
test('a delayed response is refused if another page has loaded a newer release', async () => {
  const old = publish({ version: '1.0.0', sequence: 4 });
  const { promise, resolve: respond } = Promise.withResolvers<string>();
  serve(CURRENT, promise);
  const first = await visit();
  publish({ version: '1.1.0', sequence: 5 });
  expect((await visit()).loaded).toBe('container.1.1.0.js');
  const newer = localStorage.getItem(STORAGE_KEY);
  respond(old);
  await passSigned(0);
  expect(first.remote.requests).toEqual([]);
  expect(localStorage.getItem(STORAGE_KEY)).toBe(newer);
});

// REL-58
test('an expired stored release is not used, but still prevents older releases', async () => {
  publish({ version: '1.1.0', sequence: 5, expires: new Date(Date.now() + 5000).toISOString() });
  await visit();
  jest.setSystemTime(Date.now() + 6000);
  expect(await outcome()).toEqual(refusedFor('expired'));
  publish({ version: '1.0.0', sequence: 4 });
  expect(await outcome()).toEqual(refusedFor('sequence'));
});

// REL-58
test.each(['nonsense', 'null', '{"text":"{\\"sequence\\":9e9}"}', '[null, 7]'])(
  'invalid content of the visitor’s storage (%s) is ignored',
  async (text) => {
    localStorage.setItem(STORAGE_KEY, text);
    publish();
    expect((await visit()).filled.state).toBe('filled');
  },
);

// REL-58
test('without storage, signed releases are loaded and all others are refused', async () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  publish();
  expect((await visit()).filled.state).toBe('filled');
  serve(CURRENT, pointerText({ version: '1.0.0', sequence: 1 }));
  expect(await outcome()).toEqual(refusedFor('signature'));
});

// REL-53
test('a page without WebCrypto loads nothing', async () => {
  publish();
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await outcome()).toEqual(refusedFor('signature'));
});

// REL-53
test('a release of another major version is not loaded', async () => {
  publish({ version: '2.0.0' });
  const { remote, events } = await visit({ waitMs: 3000 });
  expect(remote.requests).toEqual([]);
  expect(events).toMatchObject([{ type: 'failed', reason: 'version' }]);
});
