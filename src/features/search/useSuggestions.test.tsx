import { jest } from '@jest/globals';
import * as fc from 'fast-check';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { answerTo, boxInStoppedTime, type Answer } from './proof/boxInStoppedTime.tsx';

collectErrors();

function openBox() {
  stopTime();
  return boxInStoppedTime();
}

type Box = ReturnType<typeof openBox>;

function checkCalls({ calls }: Box): void {
  const episodes = Map.groupBy(calls, ({ episode }) => episode);
  for (const tries of episodes.values()) {
    expect(tries.length).toBeLessThanOrEqual(5);
    expect(new Set(tries.map(({ query }) => query)).size).toBe(1);
    const pauses = tries.slice(1).map(({ begin }, place) => begin - (tries[place]?.end ?? NaN));
    expect(pauses).toEqual(pauses.map(() => 2000));
  }
}

interface Step {
  text?: string;
  ms?: number;
  answer?: Answer;
  place?: number;
  focused?: boolean;
}

const anyAnswer = fc.constantFrom<Answer>('found', 'error status', 'cut line', 'error status');
const anyText = fc.constantFrom('', 'k', 'ka', 'kaf', 'kaff');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: anyText.map((text) => ({ text })) },
  { weight: 4, arbitrary: fc.constantFrom(1, 50, 200, 1999, 2000, 2001).map((ms) => ({ ms })) },
  { weight: 4, arbitrary: fc.record({ place: fc.nat(3), answer: anyAnswer }) },
  { weight: 1, arbitrary: fc.boolean().map((focused) => ({ focused })) },
  // By chance alone a text is seldom typed, asked about and answered before the next one.
  { weight: 2, arbitrary: anyText.map((text) => ({ text, ms: 200, answer: 'found' as const })) },
);

async function take(box: Box, { text, ms, focused, answer, place = 0 }: Step): Promise<void> {
  if (text !== undefined) await box.type(text);
  if (ms !== undefined) await box.wait(ms);
  if (focused !== undefined) await box.focus(focused);
  if (answer) await box.answer(place, answer);
}

/** A busy machine takes its time for hundreds of drawings. */
const ENOUGH_MS = 60_000;

test(
  'in any order of typing, clearing, answers and failures, what is shown belongs to the latest text',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        const box = openBox();
        for (const step of steps) {
          await take(box, step);
          const typed = box.typed();
          const allowed = typed.length < 2 ? [] : [typed];
          expect([[], allowed.map(answerTo)]).toContainEqual(box.shown());
          expect([[], allowed]).toContainEqual(box.running().map(({ query }) => query));
        }
        checkCalls(box);
        box.close();
        expect(box.running()).toEqual([]);
        expect(jest.getTimerCount()).toBe(0);
      }),
      { numRuns: 100 },
    );
  },
  ENOUGH_MS,
);

test(
  'whatever the text, it is asked about at most five times, two seconds after each failure',
  async () => {
    const failure = fc.constantFrom<Answer>('error status', 'cut line');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(failure, fc.nat(5_000)), { minLength: 8, maxLength: 8 }),
        async (failures) => {
          const box = openBox();
          await box.type('kaffee');
          await box.wait(200);
          for (const [answer, after] of failures) {
            await box.wait(after);
            await box.answer(0, answer);
            await box.wait(2000);
          }
          expect(box.calls).toHaveLength(5);
          checkCalls(box);
          box.close();
        },
      ),
      { numRuns: 20 },
    );
  },
  ENOUGH_MS,
);

test('the request follows the typing after at most 200 ms, and fast typing sends one', async () => {
  const box = openBox();
  for (const text of ['k', 'ka', 'kaf', 'kaff']) {
    await box.type(text);
    await box.wait(50);
  }
  await box.wait(150);
  expect(box.calls.map(({ query }) => query)).toEqual(['kaff']);
});

test('a text that was answered is shown at once and not asked again', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.answer(0, 'found');
  await box.type('kaf');
  expect(box.shown()).toEqual([]);
  await box.type('ka');
  expect(box.shown()).toEqual([answerTo('ka')]);
  await box.wait(60_000);
  expect(box.calls).toHaveLength(1);
});

test('leaving the box ends the request; coming back asks again', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.focus(false);
  expect(box.running()).toEqual([]);
  await box.focus(true);
  await box.wait(200);
  expect(box.running()).toHaveLength(1);
});

test('a text that failed is asked about again when it is typed again', async () => {
  const box = openBox();
  await box.type('ka');
  for (const pause of [200, 2000, 2000, 2000, 2000]) {
    await box.wait(pause);
    await box.answer(0, 'cut line');
  }
  await box.type('kaf');
  await box.type('ka');
  await box.wait(200);
  await box.answer(0, 'found');
  expect(box.shown()).toEqual([answerTo('ka')]);
});

test('nothing arrives after a clear', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.type('');
  await box.answer(0, 'found');
  await box.wait(60_000);
  expect(box.shown()).toEqual([]);
  expect(box.calls).toHaveLength(1);
});

test('an answer that comes in the moment of the next keystroke is not shown for the new text', async () => {
  const box = openBox();
  await box.type('ka');
  await box.wait(200);
  await box.answerWhileTyping('kaf');
  expect(box.shown()).toEqual([]);
  await box.wait(200);
  await box.answer(0, 'found');
  expect(box.shown()).toEqual([answerTo('kaf')]);
});
