import { expect, jest, test } from '@jest/globals';
import { createReleaseKey, describeRelease, signaturesOf } from '../../../testing/signRelease.ts';
import {
  beginWithReleases,
  key,
  outcome,
  passSigned,
  point,
  POINTER,
  pointerTo,
  publish,
  refusedFor,
  requested,
  serve,
  visit,
} from '../fixtures/fakeReleases.ts';

beginWithReleases();

const CURRENT = 'releases/current.json';
const past = () => new Date(Date.now() - 1000).toISOString();
const other = createReleaseKey();

// REL-56
test('a signed release is loaded by the hash that its description has', async () => {
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
test('later pages request only the pointer, without the cache', async () => {
  publish();
  await visit();
  expect(requested()).toEqual([CURRENT, 'releases/1.0.0.json', 'releases/1.0.0.json.sig']);
  await visit();
  expect(requested()).toEqual([CURRENT]);
  expect(jest.mocked(fetch)).toHaveBeenLastCalledWith(POINTER, { cache: 'no-cache' });
});

/** What a stranger who can write the files may do to the current release, 1.1.0 of sequence 5. */
const attacks: [string, string, () => void][] = [
  ['unsigned', 'unsigned', () => serve('releases/1.1.0.json.sig', undefined)],
  [
    'wrongly signed',
    'signature',
    () => serve('releases/1.1.0.json.sig', signaturesOf(describeRelease(), key)),
  ],
  [
    'signed by another key',
    'signature',
    () => {
      const text = describeRelease();
      serve('releases/1.1.0.json', text);
      serve('releases/1.1.0.json.sig', signaturesOf(text, other));
    },
  ],
  ['changed', 'signature', () => serve('releases/1.1.0.json', describeRelease())],
  ['expired', 'expired', () => publish({ version: '1.1.0', sequence: 5, expires: past() })],
  ['an error page', 'content', () => serve(CURRENT, '<h1>Sorry</h1>')],
  ['cut', 'content', () => serve(CURRENT, '{"version":"1.1.0","rel')],
  ['too long', 'content', () => serve(CURRENT, pointerTo('1.1.0', 5).padEnd(4_000_001))],
];

// REL-57, REL-77
test.each(attacks)(
  'a release that is %s does not run and is reported (%s)',
  async (_, reason, attack) => {
    publish({ version: '1.1.0', sequence: 5 });
    attack();
    expect(await outcome()).toEqual(refusedFor(reason));
  },
);

// REL-58
test.each(attacks.filter(([name]) => ['unsigned', 'expired', 'an error page'].includes(name)))(
  'a visitor keeps the last good release instead of one that is %s (%s)',
  async (_, reason, attack) => {
    publish({ version: '1.0.0', sequence: 4 });
    await visit();
    publish({ version: '1.1.0', sequence: 5 });
    attack();
    const { filled, loaded, of } = await visit();
    expect([filled.state, loaded]).toEqual(['filled', 'container.1.0.0.js']);
    expect(of('refused')).toMatchObject([{ reason }]);
  },
);

// REL-57
test.each(['hangs', undefined])(
  'while the pointer cannot be had (%j), nothing runs, and the slot says so in time',
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
test('a visitor who has had a release waits for a pointer that hangs for a third of the time-out', async () => {
  publish();
  await visit();
  serve(CURRENT, 'hangs');
  const { filled, of } = await visit({ waitMs: 1000 });
  expect(filled.state).toBe('filled');
  expect(of('refused')).toMatchObject([{ reason: 'network' }]);
});

// REL-59
test('a visitor who has seen a release is not given an older one, however it is named', async () => {
  publish({ version: '1.0.0', sequence: 4 });
  publish({ version: '1.1.0', sequence: 5 });
  await visit();
  point('1.0.0', 9);
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

// REL-78
test('an answer that has been held back until another page had a newer release counts as older', async () => {
  publish({ version: '1.0.0', sequence: 4 });
  const { promise, resolve: answerLate } = Promise.withResolvers<string>();
  serve(CURRENT, promise);
  const first = await visit();
  publish({ version: '1.1.0', sequence: 5 });
  expect((await visit()).loaded).toBe('container.1.1.0.js');
  answerLate(JSON.stringify({ version: '1.0.0', release: '1.0.0.json', sequence: 4 }));
  await passSigned(0);
  expect(first.remote.requests).toEqual([]);
  point('1.0.0', 9);
  const { loaded, of } = await visit();
  expect(loaded).toBe('container.1.1.0.js');
  expect(of('refused')).toMatchObject([{ reason: 'sequence' }]);
});

// REL-76
test('an entry stored under the name of the current release is not trusted', async () => {
  publish({ version: '1.0.0', sequence: 4 });
  await visit();
  const stored = localStorage.getItem(`fascia-host.releases.${POINTER}`) ?? '';
  localStorage.setItem(
    `fascia-host.releases.${POINTER}`,
    stored.replace('"1.0.0.json"', '"1.1.0.json"'),
  );
  publish({ version: '1.1.0', sequence: 5 });
  expect((await visit()).loaded).toBe('container.1.1.0.js');
});

// REL-60
test('a last good release that has expired is not used, but is remembered as seen', async () => {
  publish({ version: '1.1.0', sequence: 5, expires: new Date(Date.now() + 5000).toISOString() });
  await visit();
  jest.setSystemTime(Date.now() + 6000);
  expect(await outcome()).toEqual(refusedFor('expired'));
  publish({ version: '1.0.0', sequence: 4 });
  expect(await outcome()).toEqual(refusedFor('sequence'));
});

// REL-61
test.each(['nonsense', '[{"name":"1.0.0.json"}]', '{"sequence":9e9}', '[null, 7]'])(
  'unknown content of the visitor’s storage (%s) is ignored',
  async (text) => {
    localStorage.setItem(`fascia-host.releases.${POINTER}`, text);
    publish();
    expect((await visit()).filled.state).toBe('filled');
  },
);

// REL-61
test('a browser that forbids storage has signed releases, and no others', async () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  publish();
  expect((await visit()).filled.state).toBe('filled');
  serve('releases/1.0.0.json', describeRelease());
  expect(await outcome()).toEqual(refusedFor('signature'));
});

// REL-62
test('a release whose header broke on two pages gives way to the signed one before', async () => {
  publish({ version: '1.0.0', sequence: 4 });
  await visit();
  publish({ version: '1.1.0', sequence: 5 });
  expect((await visit({ breaks: true })).loaded).toBe('container.1.1.0.js');
  expect((await visit({ breaks: true })).loaded).toBe('container.1.1.0.js');
  const third = await visit();
  expect(third.loaded).toBe('container.1.0.0.js');
  expect(third.of('passed-over')).toMatchObject([{ release: '1.0.0' }]);
});

// REL-57
test('a page without HTTPS, which has no WebCrypto, loads nothing', async () => {
  publish();
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await outcome()).toEqual(refusedFor('signature'));
});

// REL-57
test('a release of another major version is not loaded', async () => {
  publish({ version: '2.0.0' });
  const { remote, events } = await visit({ waitMs: 3000 });
  expect(remote.requests).toEqual([]);
  expect(events).toMatchObject([{ type: 'failed', reason: 'version' }]);
});
