/** @jest-environment node */
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { createFragments } from './createFragments.ts';
import { answerWith, fragmentFor, ORIGIN } from './fixtures/fakeService.ts';

// Pages, answers and failures in any order. In milliseconds of a simulated clock; the time-out is 1 s.
const SITES = ['DE', 'AT', 'CH', 'PL', 'HU'] as const;
const answer = fc.record({
  afterMs: fc.integer({ min: 0, max: 2_500 }),
  is: fc.constantFrom('good', 'good', 'unchanged', '503', '400', 'nonsense', 'cut', 'refused'),
  cacheControl: fc.constantFrom(
    'max-age=2',
    'max-age=1, stale-while-revalidate=3',
    'max-age=0, stale-if-error=2',
    'no-store',
  ),
  knowsSignal: fc.boolean(),
});
interface PlannedAnswer {
  afterMs: number;
  is: string;
  cacheControl: string;
  knowsSignal: boolean;
}
const step = fc.record({
  site: fc.constantFrom(...SITES),
  pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000 }), fc.constant(6_000)),
});
const scenario = fc.record({
  steps: fc.array(step, { maxLength: 25 }),
  answers: fc.array(answer, { minLength: 1, maxLength: 25 }),
  hasFallback: fc.boolean(),
  maxEntries: fc.constantFrom(1, 2, 100),
});

const fragments = Object.fromEntries(SITES.map((site) => [site, fragmentFor(`service ${site}`)]));

/** A service whose requests are answered as the scenario says, one answer after the other. */
function simulatedService(answers: readonly PlannedAnswer[]) {
  const underWay = new Map<string, number>();
  let mostAtOnce = 0;
  let next = 0;
  const respond = (url: string, { is, cacheControl }: (typeof answers)[number]) => {
    const site = new URL(url).searchParams.get('site') ?? '';
    const headers = { 'Cache-Control': cacheControl, ETag: '"1"' };
    switch (is) {
      case 'good':
        return answerWith(fragments[site], headers);
      case 'unchanged':
        return new Response(null, { status: 304, headers });
      case 'nonsense':
        return new Response('<html>');
      case 'cut':
        return new Response(
          new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }),
        );
      case 'refused':
        throw new TypeError('fetch failed');
      default:
        return answerWith({ problems: ['wrong'] }, {}, Number(is));
    }
  };
  return {
    mostAtOnce: () => mostAtOnce,
    fetch: async (url: string, { signal }: RequestInit) => {
      const planned = answers[next % answers.length];
      next += 1;
      if (!planned) throw new Error('No answer is planned');
      underWay.set(url, (underWay.get(url) ?? 0) + 1);
      mostAtOnce = Math.max(mostAtOnce, underWay.get(url) ?? 0);
      // Over for the kit as soon as it has given up, also where the network does not know that.
      const done = () => underWay.set(url, (underWay.get(url) ?? 0) - 1);
      const timer = Promise.race([
        new Promise((resolve) => setTimeout(resolve, planned.afterMs)),
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            if (planned.knowsSignal) reject(new Error('aborted'));
          });
        }),
      ]);
      const isAborted = new Promise((resolve) => signal?.addEventListener('abort', resolve));
      await Promise.race([timer, isAborted]).finally(done);
      await timer;
      return respond(url, planned);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

// SSR-70, SSR-73, SSR-76, SSR-77
test('in any order of events a page has its own fragment in time, by one request at once', async () => {
  let served = 0;
  await fc.assert(
    fc.asyncProperty(scenario, async ({ steps, answers, hasFallback, maxEntries }) => {
      const service = simulatedService(answers);
      const { fetchFragment } = createFragments({
        origin: ORIGIN,
        fetch: service.fetch,
        maxEntries,
        ...(hasFallback && { fallback: (_, { site }) => fragmentFor(`fallback ${String(site)}`) }),
      });
      const pages = steps.map(() => ({ ms: Infinity, text: '', site: '', source: '' }));
      for (const [index, { site, pauseMs }] of steps.entries()) {
        const startedAt = Date.now();
        const page = async () => {
          const { html, source } = await fetchFragment('header', { site });
          pages[index] = { ms: Date.now() - startedAt, text: html, site, source };
        };
        void page();
        await jest.advanceTimersByTimeAsync(pauseMs);
      }
      await jest.advanceTimersByTimeAsync(1_000);
      for (const { ms, text, site, source } of pages) {
        expect(ms).toBeLessThanOrEqual(1_000);
        const owner = source === 'fallback' ? 'fallback' : 'service';
        expect(text).toBe(source === 'none' ? '' : fragmentFor(`${owner} ${site}`).html);
        expect([hasFallback, source]).not.toEqual([true, 'none']);
        served += text ? 1 : 0;
      }
      expect(service.mostAtOnce()).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
  expect(served).toBeGreaterThan(50);
});
