import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connect, load } from './connect.ts';
import {
  type Outcome,
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  newPage,
  newVisitor,
  openPage,
  pass,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

// HK-02
test.each(['refused', 'html', 'hangs'] as const)(
  'an entry that fails once (%s) is requested again and bypasses caches',
  async (fault) => {
    const entry = `${ENTRY}?v=1`;
    const { remote, events, filled } = openPage({ outcomes: [fault, 'container'], entry });
    await pass(1600);
    expect(filled.state).toBe('filled');
    const retried = expect.stringMatching(/\?v=1&fascia-try=\d{13}$/);
    expect(remote.requests).toEqual([entry, retried]);
    expect(events[0]).toMatchObject({ type: 'loaded', attempts: 2 });
  },
);

// HK-02
test('retries of the next page use new URLs, because caches may have stored the error page', async () => {
  const tries: string[][] = [];
  for (let page = 0; page < 2; page += 1) {
    newPage();
    sessionStorage.clear(); // Closes the circuit breaker.
    const { requests } = fakeRemote({ outcomes: ['html'] });
    connect({ entry: ENTRY });
    await pass(1000);
    tries.push(requests);
  }
  expect(tries.map(({ length }) => length)).toEqual([3, 3]);
  expect(new Set(tries.flat()).size).toBe(5);
});

// HK-02
test.each([
  ['refused', 600, 'network'],
  ['html', 600, 'content'],
  ['hangs', 3000, 'timeout'],
] as const)(
  'the slot keeps its content after three failed attempts (%s) within %i ms',
  async (fault, ms, reason) => {
    const { remote, events, slot, filled } = openPage({ outcomes: [fault] });
    await pass(ms);
    expect(filled.state).toBe('absent');
    expect(slot.querySelector('a')).not.toBeNull();
    expect(remote.requests).toHaveLength(3);
    expect(events[0]).toMatchObject({ type: 'failed', module: 'Header', reason, attempts: 3 });
    expect(events[0]).not.toHaveProperty('durationMs');
  },
);

// HK-02
test('an entry that loads after the timeout is used', async () => {
  const { remote, filled } = openPage({ outcomes: ['hangs'] });
  await pass(5000);
  expect(filled.state).toBe('absent');
  remote.settle(0, 'container');
  await pass(0);
  expect(filled.state).toBe('filled');
});

// HK-04
test('an entry that is an HTML page causes no uncaught error', async () => {
  fakeRemote({ outcomes: ['html', 'container'] });
  const prevented: boolean[] = [];
  const record = (event: ErrorEvent) => void prevented.push(event.defaultPrevented);
  connect({ entry: ENTRY });
  window.addEventListener('error', record);
  await pass(1000);
  expect(prevented).toEqual([true]);
  const others = { filename: 'https://shop.example/app.js', cancelable: true };
  window.dispatchEvent(new ErrorEvent('error', others));
  expect(prevented).toEqual([true, false]);
  window.removeEventListener('error', record);
});

// HK-04
test('an element with the container’s name is not used as the container', async () => {
  const { requests } = fakeRemote({ outcomes: ['html', 'html', 'html', 'html'] });
  const element = document.createElement('form');
  Object.assign(globalThis, { __fascia_container__: element });
  connect({ entry: ENTRY });
  await expect(Promise.all([load('cart'), pass(1000)])).rejects.toMatchObject({
    name: 'RemoteError',
    reason: 'content',
  });
  expect(requests).toHaveLength(3);
});

// HK-04
test('a container of another entry is not used', async () => {
  const { requests, provide } = fakeRemote({ outcomes: ['html', 'html', 'html'] });
  provide();
  connect({ entry: ENTRY });
  await expect(Promise.all([load('cart'), pass(1000)])).rejects.toMatchObject({
    reason: 'content',
  });
  expect(requests).toHaveLength(3);
});

// HK-02
test.each([
  `sha256-${'A'.repeat(43)}=`,
  `sha384-${'Az0+/'.repeat(12)}AAAA`,
  `sha512-${'A'.repeat(86)}==`,
])('the entry is loaded with CORS and its integrity %s', async (integrity) => {
  fakeRemote({ outcomes: ['hangs'] });
  connect({ entry: ENTRY, integrity });
  await pass(0);
  const script = document.head.querySelector('script');
  expect([script?.crossOrigin, script?.integrity]).toEqual(['anonymous', integrity]);
});

// HK-02, HK-24
test('a slot settles once and in time for any order of outcomes', async () => {
  const outcome = fc.constantFrom<Outcome>('container', 'refused', 'html', 'hangs');
  const late = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 9000 }), index: fc.nat(4), outcome }),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { minLength: 1, maxLength: 4 }),
      late,
      async (outcomes, lateOutcomes) => {
        newVisitor();
        const { remote, events, types, filled } = openPage({ outcomes });
        const states: string[] = [];
        void filled.settled.then((state) => states.push(state));
        let now = 0;
        for (const { at, index, outcome } of lateOutcomes.toSorted((a, b) => a.at - b.at)) {
          await pass(at - now);
          now = at;
          if (outcomes[index] === 'hangs') remote.settle(index, outcome);
        }
        await pass(Math.max(0, 3500 - now));
        expect(states).toHaveLength(1);
        await pass(400_000);
        const hasLoaded = types().includes('filled');
        expect(filled.state).toBe(hasLoaded ? 'filled' : 'absent');
        expect(types().filter((type) => type === 'filled').length).toBeLessThan(2);
        const failures = events.filter(
          (event) => event.type === 'failed' && event.module === 'Header',
        );
        expect(failures).toHaveLength(states[0] === 'absent' ? 1 : 0);
        filled.remove();
      },
    ),
    { numRuns: 60 },
  );
});
