import { expect, test } from '@jest/globals';
import { createReleaseKey } from '../testing/signRelease.ts';
import { beginAsNewVisitor, ENTRY, fakeRemote } from './browser/fixtures/fakeRemote.ts';
import { connect as connectPlain } from './browser.ts';
import { connect } from './signed.ts';

beginAsNewVisitor();

const { publicKey } = createReleaseKey();
const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const POINTER = 'https://cdn.example/fascia/releases/current.json';

// REL-55
test.each([
  [{ release: POINTER }, 'publicKey'],
  [{ release: POINTER, publicKey: 'fascia1.' }, 'publicKey'],
  [{ release: 'data:,', publicKey }, 'entry'],
  [{ publicKey }, 'entry'],
  [{ entry: ENTRY, publicKey }, 'integrity'],
  [{ release: [{ version: '1.0.0', entry: ENTRY }], publicKey }, 'integrity'],
])('options with a key that do not pin the code (%j) throw a TypeError', (options, name) => {
  fakeRemote();
  expect(() => connect(options as never)).toThrow(
    new TypeError(`fascia-host: invalid option ${name}`),
  );
});

// REL-55
test('an entry is pinned by its integrity', () => {
  fakeRemote();
  expect(() => connect({ entry: ENTRY, integrity: INTEGRITY, publicKey })).not.toThrow();
});

// REL-55
test('connect of fascia-host throws for a key and names fascia-host/signed', () => {
  fakeRemote();
  const options = { entry: ENTRY, publicKey } as never;
  expect(() => connectPlain(options)).toThrow('publicKey of fascia-host/signed');
});

// REL-55
test('connecting with a key throws if the page is connected without it', () => {
  fakeRemote();
  const entry = { entry: ENTRY, integrity: INTEGRITY };
  connectPlain(entry);
  const message = 'fascia-host: the page is connected without this key';
  expect(() => connect({ ...entry, publicKey })).toThrow(new TypeError(message));
});

// REL-55
test('calls with the same key share one connection', () => {
  fakeRemote();
  const remote = connect({ release: POINTER, publicKey });
  expect(connect({ release: POINTER, publicKey })).toBe(remote);
  const { publicKey: other } = createReleaseKey();
  expect(() => connect({ release: POINTER, publicKey: other })).toThrow('without this key');
});
