import { expect, jest, test } from '@jest/globals';
import { connect, fill, load } from './connect.ts';
import {
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  listener,
  newPage,
  openPage,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

// HK-01
test.each([
  [undefined, 'entry'],
  [{}, 'entry'],
  [{ entry: '' }, 'entry'],
  [{ entry: 'data:text/javascript,0' }, 'entry'],
  [{ entry: ENTRY, integrity: 'md5-0' }, 'integrity'],
  // HK-01
  [{ entry: ENTRY, integrity: 'sha1-0' }, 'integrity'],
  [{ entry: ENTRY, integrity: 'sha-384-0' }, 'integrity'],
  [{ entry: ENTRY, integrity: null }, 'integrity'],
  [{ entry: ENTRY, integrity: 'sha384-…' }, 'integrity'],
  [{ entry: ENTRY, integrity: 'sha999-abc' }, 'integrity'],
  [{ entry: ENTRY, integrity: `sha999-${'A'.repeat(64)}` }, 'integrity'],
  [{ entry: ENTRY, integrity: `sha384-${'A'.repeat(63)}` }, 'integrity'],
  [{ entry: ENTRY, integrity: `SHA384-${'A'.repeat(64)}` }, 'integrity'],
  [{ entry: ENTRY, integrity: `sha384-${'A'.repeat(63)}-` }, 'integrity'],
  [{ entry: ENTRY, integrity: `sha256-${'A'.repeat(64)}` }, 'integrity'],
  [{ release: { version: '1.1.0', entry: ENTRY, integrity: 'sha384-…' } }, 'integrity'],
  [{ entry: ENTRY, timeoutMs: Infinity }, 'timeoutMs'],
  [{ entry: ENTRY, timeoutMs: 0 }, 'timeoutMs'],
  [{ entry: ENTRY, timeoutMs: '3s' }, 'timeoutMs'],
  [{ entry: ENTRY, onEvent: 'log' }, 'onEvent'],
  [{ release: [] }, 'release'],
  [{ release: { entry: ENTRY } }, 'release'],
  [{ release: [{ version: '1.1.0', entry: ENTRY }, { entry: ENTRY }] }, 'release'],
])('a TypeError names the invalid option (%j)', (options, name) => {
  expect(() => connect(options as never)).toThrow(
    new TypeError(`fascia-host: invalid option ${name}`),
  );
  expect(() => connect({ entry: 'http://' })).toThrow('Invalid URL');
});

// HK-01
test('an image named like a property of the document does not replace the base of the entry', async () => {
  const { requests } = fakeRemote();
  document.body.insertAdjacentHTML('beforeend', '<img name="baseURI">');
  connect({ entry: '/fascia/container.js' });
  await pass(0);
  expect(requests).toEqual([new URL('/fascia/container.js', location.href).href]);
});

// HK-01
test('calls of connect with the same entry share one connection', async () => {
  const { requests } = fakeRemote();
  expect(() => fill(slotWithFallback(), 'Header')).toThrow('connect first');
  const [one, other] = [listener(), listener()];
  const remote = connect({ entry: '/fascia/container.js', onEvent: one.onEvent });
  const address = new URL('/fascia/container.js', location.href).href;
  expect(connect({ entry: address, onEvent: other.onEvent })).toBe(remote);
  expect(() => connect({ entry: ENTRY })).toThrow(`connected with ${address}`);
  await Promise.all([load('cart'), pass(0)]);
  expect(requests).toEqual([address]);
  expect([one.types(), other.types()]).toEqual([['loaded'], ['loaded']]);
});

// HK-221
test('a connection without an integrity hash is not shared with a call that requires one', () => {
  fakeRemote();
  const integrity = `sha384-${'A'.repeat(64)}`;
  const other = { entry: ENTRY, integrity: `sha384-${'B'.repeat(64)}` };
  const message = `fascia-host: connected with ${ENTRY} without this integrity`;
  connect({ entry: ENTRY });
  expect(() => connect({ entry: ENTRY, integrity })).toThrow(new TypeError(message));
  expect(() => connect({ release: { version: '1.1.0', entry: ENTRY, integrity } })).toThrow(
    new TypeError(message),
  );
  newPage();
  fakeRemote();
  const remote = connect({ entry: ENTRY, integrity });
  expect(connect({ entry: ENTRY, integrity })).toBe(remote);
  expect(connect({ entry: ENTRY })).toBe(remote);
  expect(() => connect(other)).toThrow(new TypeError(message));
});

// HK-24
test('a listener that throws does not prevent the header from loading', async () => {
  fakeRemote();
  const onEvent = jest.fn(() => {
    throw new Error('Host');
  });
  connect({ entry: ENTRY, onEvent });
  const filled = fill(slotWithFallback(), 'Header');
  await pass(0);
  expect(filled.state).toBe('filled');
});

// HK-24
test('connecting, loading and filling set User Timing marks, if supported', async () => {
  const marks: string[] = [];
  const { mark } = performance;
  Object.assign(performance, { mark: (name: string) => marks.push(name) });
  openPage();
  await pass(0);
  const names = ['connect', 'entry', 'Header:filled'].map((name) => `fascia-host:${name}`);
  expect(marks).toEqual(names);
  newPage();
  Object.assign(performance, { mark: undefined });
  fakeRemote();
  expect(() => connect({ entry: ENTRY })).not.toThrow();
  Object.assign(performance, { mark });
});

// HK-08
test.each(['2.0.0+abc', '0.9.0'])(
  'a remote of version %s is refused with a clear message',
  async (version) => {
    const { remote, events, slot, filled } = openPage({ version });
    await pass(100_000);
    expect(filled.state).toBe('absent');
    expect(slot.querySelector('a')).not.toBeNull();
    expect(remote.requests).toHaveLength(1);
    const message = `fascia ${version} needs fascia-host ${Number.parseInt(version, 10)}, not 1`;
    expect(events).toMatchObject([{ type: 'failed', reason: 'version', message }]);
  },
);

// HK-08, HK-24
test.each([
  ['1.4.0+abc', '1.4.0+abc'],
  ['development', 'development'],
  [undefined, undefined],
])('a remote of version %s is used, and events contain its version', async (version, release) => {
  fakeRemote(version === undefined ? {} : { version });
  const { events, onEvent } = listener();
  connect({ entry: ENTRY, onEvent });
  await Promise.all([load('cart'), pass(0)]);
  expect(events[0]).toMatchObject({ type: 'loaded', module: 'cart', entry: ENTRY, release });
});

// HK-25
test('load rejects if a module does not load in time, and the next call retries', async () => {
  const remote = fakeRemote({ outcomes: ['hangs'] });
  const { events, onEvent } = listener();
  connect({ entry: ENTRY, timeoutMs: 500, onEvent });
  const loading = load('cart').catch((error: unknown) => error);
  await pass(500);
  expect(await loading).toMatchObject({ reason: 'timeout' });
  expect(events[0]).toMatchObject({ type: 'failed', module: 'cart', reason: 'timeout' });
  remote.settle(0, 'container');
  await expect(load('cart')).resolves.toHaveProperty('cartStore');
});
