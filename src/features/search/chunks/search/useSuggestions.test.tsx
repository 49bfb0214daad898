import { jest } from '@jest/globals';
import * as fc from 'fast-check';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../testing/fakeClock.ts';
import { reloadPage } from '../../../../testing/freshPage.ts';
import { simulateBox, suggestionFor, type Outcome } from './fixtures/simulateBox.tsx';

collectErrors();

function openBox() {
  stopTime();
  reloadPage(); // Clears the responses of earlier boxes.
  return simulateBox();
}

type Box = ReturnType<typeof openBox>;

function checkCalls({ calls }: Box): void {
  const episodes = Map.groupBy(calls, ({ episode }) => episode);
  for (const attempts of episodes.values()) {
    expect(attempts.length).toBeLessThanOrEqual(5);
    expect(new Set(attempts.map(({ query }) => query)).size).toBe(1);
    const pauses = attempts
      .slice(1)
      .map(({ begin }, index) => begin - (attempts[index]?.end ?? NaN));
    expect(pauses).toEqual(pauses.map(() => 2000));
  }
}

interface Step {
  text?: string;
  ms?: number;
  outcome?: Outcome;
  /** Index of the pending request to settle. */
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
  // A combined step, because independent steps rarely complete a request before the next text.
  { weight: 2, arbitrary: anyText.map((text) => ({ text, ms: 200, outcome: 'found' as const })) },
);

async function take(box: Box, { text, ms, isFocused, outcome, index = 0 }: Step): Promise<void> {
  if (text !== undefined) await box.type(text);
  if (ms !== undefined) await box.wait(ms);
  if (isFocused !== undefined) await box.focus(isFocused);
  if (outcome) await box.settle(index, outcome);
}

// SEARCH-08, SEARCH-11, SEARCH-12
test('shows only suggestions for the latest text in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
      const box = openBox();
      for (const step of steps) {
        await take(box, step);
        const typed = box.typed();
        const allowed = typed.length < 2 ? [] : [typed];
        expect([[], allowed.map(suggestionFor)]).toContainEqual(box.shown());
        expect([[], allowed]).toContainEqual(box.pending().map(({ query }) => query));
      }
      checkCalls(box);
      box.close();
      expect(box.pending()).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    }),
    { numRuns: 25 },
  );
});

test('sends one request at most 200 ms after fast typing has ended (SEARCH-08)', async () => {
  const box = openBox();
  for (const text of ['k', 'ka', 'kaf', 'kaff']) {
    await box.type(text);
    await box.wait(50);
  }
  await box.wait(150);
  expect(box.calls.map(({ query }) => query)).toEqual(['kaff']);
});

test('shows cached suggestions immediately without a request', async () => {
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

test('aborts the request on blur and sends a new one on focus (SEARCH-12)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.focus(false);
  expect(box.pending()).toEqual([]);
  await box.focus(true);
  await box.wait(200);
  expect(box.pending()).toHaveLength(1);
});

// SEARCH-11
test('retries a failed request four times, and again when its text is typed again', async () => {
  const box = openBox();
  await box.type('ka');
  for (const pause of [200, 2000, 2000, 2000, 2000]) {
    await box.wait(pause);
    await box.settle(0, 'network failure');
  }
  checkCalls(box);
  expect(box.calls).toHaveLength(5);
  await box.type('kaf');
  await box.type('ka');
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('ka')]);
});

test('shows no suggestions and sends no request after the text is cleared (SEARCH-08, SEARCH-12)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.type('');
  await box.settle(0, 'found');
  await box.wait(60_000);
  expect(box.shown()).toEqual([]);
  expect(box.calls).toHaveLength(1);
});

test('does not show a response that arrives together with the next keystroke (SEARCH-12)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.settleWhileTyping('kaf');
  expect(box.shown()).toEqual([]);
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('kaf')]);
});

test('shows matching suggestions of a shorter text until the response arrives (SEARCH-60)', async () => {
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

test('does not move the hovered row when a response arrives (SEARCH-60)', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.settle(0, 'found');
  await box.type('ka ');
  await box.hover(0);
  await box.wait(200);
  await box.settle(0, 'found');
  expect(box.shown()).toEqual([suggestionFor('ka')]);
});
