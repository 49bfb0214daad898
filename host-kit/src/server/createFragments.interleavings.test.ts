/** @jest-environment node */
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { createFragments } from './createFragments.ts';
import { respondWith, fragmentFor, ORIGIN } from './fixtures/fakeService.ts';

// Tests pages, responses and failures in any order, with a simulated clock and a timeout of 1 s.
const SITES = ['DE', 'AT', 'CH', 'PL', 'HU'] as const;
const answer = fc.record({
  afterMs: fc.integer({ min: 0, max: 2_500 }),
  is: fc.constantFrom('good', 'good', '503', '400', 'nonsense', 'cut', 'refused'),
  cacheControl: fc.constantFrom('max-age=2', 'max-age=0', 'no-store'),
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

/** A service that sends the scenario's responses in order. */
function simulatedService(answers: readonly PlannedAnswer[]) {
  let next = 0;
  const respond = (url: string, { is, cacheControl }: (typeof answers)[number]) => {
    const site = new URL(url).searchParams.get('site') ?? '';
    const headers = { 'Cache-Control': cacheControl };
    switch (is) {
      case 'good':
        return respondWith(fragments[site], headers);
      case 'nonsense':
        return new Response('<html>');
      case 'cut':
        return new Response(
          new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }),
        );
      case 'refused':
        throw new TypeError('fetch failed');
      default:
        return respondWith({ problems: ['wrong'] }, {}, Number(is));
    }
  };
  return {
    fetch: async (url: string, { signal }: RequestInit) => {
      const planned = answers[next % answers.length];
      next += 1;
      if (!planned) throw new Error('No response is planned');
      await Promise.race([
        new Promise((resolve) => setTimeout(resolve, planned.afterMs)),
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            if (planned.knowsSignal) reject(new Error('aborted'));
          });
        }),
      ]);
      return respond(url, planned);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// SSR-70, SSR-73, SSR-77
test('every page receives its own fragment in time for any order of events', async () => {
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
    }),
    { numRuns: 60 },
  );
  expect(served).toBeGreaterThan(50);
});
