import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { collectErrors } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { malformedBodies } from '../../testing/malformedBodies.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { createSuggestionSource } from './suggestionSource.ts';

const { use, callsTo } = serveShop();
const errors = collectErrors();
const ROUTE = '/service/searchfrontend/api/suggestions';
/** The network's turn, which no stopped clock holds up. */
const { setTimeout: realTimeout } = globalThis;
const networkTurn = () => new Promise((resolve) => realTimeout(resolve, 0));

const request = { query: 'tasse', site: 'DE' } as const;

const answerWith = (status: number, body: string) =>
  use(
    http.get(
      `*${ROUTE}`,
      () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } }),
    ),
  );

/** The end of a question whose time passes at once. */
async function ask() {
  const source = createSuggestionSource();
  const asked = { ended: false };
  const asking = source
    .ask(request, new AbortController().signal)
    .catch((error: Error) => error.name)
    .finally(() => {
      asked.ended = true;
    });
  for (let turn = 0; turn < 500 && !asked.ended; turn += 1) {
    await networkTurn();
    await jest.advanceTimersByTimeAsync(callsTo(ROUTE).length > 0 ? 50 : 0);
  }
  return { answer: await asking, source };
}

beforeEach(() => stopTime());

test('after five error statuses the last response is used, and told; it is not kept', async () => {
  answerWith(500, JSON.stringify({ searchTerms: [{ searchterm: 'tasse' }] }));
  const { answer, source } = await ask();
  expect(callsTo(ROUTE)).toHaveLength(5);
  expect(answer).toEqual({ terms: ['tasse'], products: [] });
  expect(source.known(request)).toBeUndefined();
  expect(errors).toEqual([
    { module: 'search', operation: 'suggestions', message: 'The service answered with status 500' },
  ]);
});

test('a last response of no use is nothing, told once', async () => {
  answerWith(404, 'Not here');
  expect((await ask()).answer).toBe('ShapeError');
  expect(errors).toHaveLength(1);
});

test.each(malformedBodies)(
  '%s is asked once and told once, and never with what was typed',
  async (_, body) => {
    answerWith(200, body);
    expect((await ask()).answer).toBe('ShapeError');
    expect(callsTo(ROUTE)).toHaveLength(1);
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).not.toContain('tasse');
  },
);
