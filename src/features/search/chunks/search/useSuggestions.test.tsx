import { jest } from '@jest/globals';
import * as fc from 'fast-check';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { reloadPage } from '../../../../testing/freshPage.ts';
import { simulateBox, suggestionFor, type Outcome } from './simulation/simulateBox.tsx';

collectErrors();

function openBox() {
  stopTime();
  reloadPage(); // Without the answers of another box.
  return simulateBox();
}

type Box = ReturnType<typeof openBox>;

function checkCalls({ calls }: Box): void {
  const episodes = Map.groupBy(calls, ({ episode }) => episode);
  for (const tries of episodes.values()) {
    expect(tries.length).toBeLessThanOrEqual(5);
    expect(new Set(tries.map(({ query }) => query)).size).toBe(1);
    const pauses = tries.slice(1).map(({ begin }, index) => begin - (tries[index]?.end ?? NaN));
    expect(pauses).toEqual(pauses.map(() => 2000));
  }
}

interface Step {
  text?: string;
  ms?: number;
  outcome?: Outcome;
  /** Which of the running requests ends. */
  index?: number;
  isFocused?: boolean;
}

const anyOutcome = fc.constantFrom<Outcome>(
  'found',
  'error status',
  'network failure',
  'error status',
);
const anyText = fc.constantFrom('', 'k', 'ka', 'kaf', 'kaff');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: anyText.map((text) => ({ text })) },
  { weight: 4, arbitrary: fc.constantFrom(1, 50, 200, 1999, 2000, 2001).map((ms) => ({ ms })) },
  { weight: 4, arbitrary: fc.record({ index: fc.nat(3), outcome: anyOutcome }) },
  { weight: 1, arbitrary: fc.boolean().map((isFocused) => ({ isFocused })) },
  // Independent steps seldom type a text, wait for its request and answer it before the next text.
  { weight: 2, arbitrary: anyText.map((text) => ({ text, ms: 200, outcome: 'found' as const })) },
);

async function take(box: Box, { text, ms, isFocused, outcome, index = 0 }: Step): Promise<void> {
  if (text !== undefined) await box.type(text);
  if (ms !== undefined) await box.wait(ms);
  if (isFocused !== undefined) await box.focus(isFocused);
  if (outcome) await box.settle(index, outcome);
}

// SEARCH-08, SEARCH-11, SEARCH-12
test('in any order of events the suggestions belong to the latest text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
      const box = openBox();
      for (const step of steps) {
        await take(box, step);
        const typed = box.typed();
        const allowed = typed.length < 2 ? [] : [typed];
        expect([[], allowed.map(suggestionFor)]).toContainEqual(box.shown());
        expect([[], allowed]).toContainEqual(box.running().map(({ query }) => query));
      }
      checkCalls(box);
      box.close();
      expect(box.running()).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('fast typing sends one request, 200 ms after its end (SEARCH-08)', async () => {
  const box = openBox();
  for (const text of ['k', 'ka', 'kaf', 'kaff']) {
    await box.type(text);
    await box.wait(50);
  }
  await box.wait(150);
  expect(box.calls.map(({ query }) => query)).toEqual(['kaff']);
});

test('the suggestions of a text that was answered before are shown at once, without a request', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.settle(0, 'found');
  await box.type('kaf');
  expect(box.shown()).toEqual([]);
  await box.type('ka');
  expect(box.shown()).toEqual([suggestionFor('ka')]);
  await box.wait(60_000);
  expect(box.calls).toHaveLength(1);
});

test('leaving the box ends the request, and coming back starts a new one (SEARCH-12)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.focus(false);
  expect(box.running()).toEqual([]);
  await box.focus(true);
  await box.wait(200);
  expect(box.running()).toHaveLength(1);
});

test('a text whose requests have failed is requested again when it is typed again', async () => {
  const box = openBox();
  await box.type('ka');
  for (const pause of [200, 2000, 2000, 2000, 2000]) {
    await box.wait(pause);
    await box.settle(0, 'network failure');
  }
  await box.type('kaf');
  await box.type('ka');
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('ka')]);
});

test('after clearing no suggestions are shown and no request follows (SEARCH-08, SEARCH-12)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.type('');
  await box.settle(0, 'found');
  await box.wait(60_000);
  expect(box.shown()).toEqual([]);
  expect(box.calls).toHaveLength(1);
});

test('a response that arrives with the next keystroke is not shown (SEARCH-12)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.settleWhileTyping('kaf');
  expect(box.shown()).toEqual([]);
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('kaf')]);
});

test('matching suggestions of a shorter text are shown until the response (SEARCH-60)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.settle(0, 'found');
  await box.type(suggestionFor('ka').slice(0, 3));
  expect(box.shown()).toEqual([suggestionFor('ka')]);
  expect(box.hasResponse()).toBe(false);
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('ka ')]);
  expect(box.hasResponse()).toBe(true);
});

test('the answer does not move a row that the visitor is aiming at (SEARCH-60)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.settle(0, 'found');
  await box.type('ka ');
  await box.pointAt(0);
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('ka')]);
});
