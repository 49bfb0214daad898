import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, fill } from './connect.ts';
import { beginWithReleases, passSigned, publish, visit } from './fixtures/fakeReleases.ts';
import { ENTRY, fakeRemote, openPage, slotWithFallback } from './fixtures/fakeRemote.ts';

beginWithReleases();

let isPrerendering = true;

beforeEach(() => {
  isPrerendering = true;
  Object.defineProperty(document, 'prerendering', {
    configurable: true,
    get: () => isPrerendering,
  });
});
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

/** The stored keys, before and after the page is activated. */
function storedKeys() {
  const before = keys();
  isPrerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  return [before, keys()];
}

// HOST-122
test('a verified release is stored when the prerendered page is activated', async () => {
  publish();
  const { filled } = await visit();
  expect(filled.state).toBe('filled');
  expect(storedKeys()).toEqual([[], [expect.stringContaining('fascia-host.release.')]]);
});

// HOST-122
test('a broken header is counted when the prerendered page is activated', async () => {
  fakeRemote({ breaks: true });
  connect({ release: { version: '1.0.0', entry: ENTRY } });
  fill(slotWithFallback(), 'Header');
  fill(slotWithFallback(), 'Header');
  await passSigned(0);
  expect(storedKeys()).toEqual([[], ['fascia-host.broken.1.0.0']]);
  expect(localStorage.getItem('fascia-host.broken.1.0.0')).toBe('1');
});

// HOST-122
test('the circuit breaker is stored when the prerendered page is activated', async () => {
  openPage({ outcomes: ['hangs'] });
  await passSigned(3000);
  expect(storedKeys()).toEqual([[], [`fascia-host.breaker.${ENTRY}`]]);
});
