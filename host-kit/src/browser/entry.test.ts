import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connect, fill, load } from './connect.ts';
import {
  type Answer,
  beginAsNewVisitor,
  ENTRY,
  fakeRemote,
  listener,
  newPage,
  newVisitor,
  pass,
  slotWithFallback,
} from './fixtures/fakeRemote.ts';

beginAsNewVisitor();

// HK-02
test.each(['refused', 'html', 'hangs'] as const)(
  'an entry that fails once (%s) is asked for again, past all caches',
  async (fault) => {
    const { requests } = fakeRemote({ answers: [fault, 'container'] });
    const { events, onEvent } = listener();
    connect({ entry: `${ENTRY}?v=1`, onEvent });
    const filled = fill(slotWithFallback(), 'Header');
    await pass(1600);
    expect(filled.state).toBe('filled');
    expect(requests).toEqual([`${ENTRY}?v=1`, expect.stringMatching(/\?v=1&fascia-try=\d{13}$/)]);
    expect(events[0]).toMatchObject({ type: 'loaded', attempts: 2 });
  },
);

// HK-02
test('further tries of the next page have other addresses: a cache may have kept what came instead', async () => {
  const tries: string[][] = [];
  for (let page = 0; page < 2; page += 1) {
    newPage();
    sessionStorage.clear(); // The page does not know that the one before was in vain.
    const { requests } = fakeRemote({ answers: ['html'] });
    connect({ entry: ENTRY });
    await pass(1000);
    tries.push(requests);
  }
  expect(tries.map(({ length }) => length)).toEqual([3, 3]);
  expect(new Set(tries.flat()).size).toBe(5);
});

// HK-02
test.each([
  ['refused', 'network'],
  ['html', 'content'],
  ['hangs', 'timeout'],
] as const)(
  'after three tries (%s) within the time-out the slot keeps what is in it',
  async (fault, reason) => {
    const { requests } = fakeRemote({ answers: [fault] });
    const { events, onEvent } = listener();
    connect({ entry: ENTRY, onEvent });
    const slot = slotWithFallback();
    const filled = fill(slot, 'Header');
    await pass(3000);
    expect(filled.state).toBe('absent');
    expect(slot.querySelector('a')).not.toBeNull();
    expect(requests).toHaveLength(3);
    expect(events[0]).toMatchObject({ type: 'failed', module: 'Header', reason, attempts: 3 });
    expect(events[0]).not.toHaveProperty('durationMs');
  },
);

// HK-02
test('an entry whose script comes after the time-out is used', async () => {
  const remote = fakeRemote({ answers: ['hangs'] });
  connect({ entry: ENTRY });
  const filled = fill(slotWithFallback(), 'Header');
  await pass(5000);
  expect(filled.state).toBe('absent');
  remote.answer(0, 'container');
  await pass(0);
  expect(filled.state).toBe('filled');
});

// HK-04
test('an entry that is an HTML page causes no uncaught error', async () => {
  fakeRemote({ answers: ['html', 'container'] });
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
test('an element of the container’s name is not taken for it', async () => {
  const { requests } = fakeRemote({ answers: ['html', 'html', 'html', 'html'] });
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
test('another entry’s container is not taken for that of the page', async () => {
  const { requests, provide } = fakeRemote({ answers: ['html', 'html', 'html'] });
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
  fakeRemote({ answers: ['hangs'] });
  connect({ entry: ENTRY, integrity });
  await pass(0);
  const script = document.head.querySelector('script');
  expect([script?.crossOrigin, script?.integrity]).toEqual(['anonymous', integrity]);
});

// HK-02, HK-24
test('a slot is decided once and in time for any order of outcomes', async () => {
  const answer = fc.constantFrom<Answer>('container', 'refused', 'html', 'hangs');
  const late = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 9000 }), index: fc.nat(4), answer }),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 1, maxLength: 4 }),
      late,
      async (answers, ends) => {
        newVisitor();
        const remote = fakeRemote({ answers });
        const { events, onEvent, types } = listener();
        connect({ entry: ENTRY, onEvent });
        const filled = fill(slotWithFallback(), 'Header');
        const states: string[] = [];
        void filled.settled.then((state) => states.push(state));
        let now = 0;
        for (const { at, index, answer } of ends.toSorted((a, b) => a.at - b.at)) {
          await pass(at - now);
          now = at;
          if (answers[index] === 'hangs') remote.answer(index, answer);
        }
        await pass(Math.max(0, 3500 - now));
        expect(states).toHaveLength(1);
        await pass(400_000);
        const hasCome = types().includes('filled');
        expect(filled.state).toBe(hasCome ? 'filled' : 'absent');
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
