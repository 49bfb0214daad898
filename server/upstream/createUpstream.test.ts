/** @jest-environment node */
import { createUpstream, type UpstreamOptions, type UpstreamOutcome } from './createUpstream.ts';
import type { ReadQueue, ServiceRead } from '../../src/render/fragment.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Creates an upstream with a shop that responds to all calls in the same way. Records calls and outcomes. */
function startUpstream(
  respond: () => Promise<Response> | Response,
  more: Partial<UpstreamOptions> = {},
) {
  const outcomes: UpstreamOutcome[] = [];
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const upstream = createUpstream({
    origins: { promotion: 'https://promotions.test', navigation: 'https://shop.test:8443' },
    fetch: async (input, init) => {
      calls.push({ url: `${input}`, init });
      return respond();
    },
    now: () => Date.now(),
    timeoutMs: 1000,
    retryMs: 5000,
    lifetime: { freshMs: 15_000, staleMs: 300_000, keptMs: DAY_MS },
    limits: { entries: 10, bytes: 100_000 },
    maxAnswerBytes: 100,
    maxCalls: 2,
    onOutcome: (_service, outcome) => outcomes.push(outcome),
    ...more,
  });
  const read = (path: string, service: ServiceRead['service'] = 'navigation', site = 'DE') =>
    upstream.read({ service, path, headers: { 'X-Hunter-Site': site } }, Date.now() + 1000);
  return { read, outcomes, calls, upstream };
}

const promotion = '/service/promotion/api/promotion/x';

// SSR-36
test('requests each service at its own origin without following redirects', async () => {
  const { read, calls } = startUpstream(() => Response.json([]));
  await read('/jsonflyoutnavigation?site=DE');
  await read(promotion, 'promotion');
  expect(calls.map(({ url }) => url)).toEqual([
    'https://shop.test:8443/jsonflyoutnavigation?site=DE',
    `https://promotions.test${promotion}`,
  ]);
  for (const { init } of calls) expect(init?.redirect).toBe('manual');
});

// SSR-36
test.each([
  'https://evil.test/',
  '//evil.test/x',
  '/\\evil.test/x',
  '\\\\evil.test',
  'javascript:alert(1)',
  'https://shop.test:8443.evil.test/',
  '/\t/evil.test',
  'relative',
  '',
])('does not request another origin for the path %j', async (path) => {
  const { read, calls } = startUpstream(() => Response.json([]));
  await expect(read(path)).rejects.toThrow(TypeError);
  expect(calls).toEqual([]);
});

// SSR-45
test.each([
  ['a JSON response', Response.json({ a: 1 }), 200, { a: 1 }],
  ['JSON without its content type', new Response('[1]'), 200, [1]],
  ['a missing promotion', new Response('<html>', { status: 404 }), 404, null],
])('accepts and caches %s', async (_, response, status, body) => {
  const { read, outcomes } = startUpstream(() => response.clone());
  expect(await read(promotion, 'promotion')).toEqual({ status, body });
  expect(await read(promotion, 'promotion')).toEqual({ status, body });
  expect(outcomes).toEqual(['ok']);
});

// SSR-45
test.each([
  ['status', new Response('{}', { status: 500 })],
  ['status', new Response('{}', { status: 429 })],
  ['status', new Response('{}', { status: 401 })],
  ['status', new Response('{}', { status: 404 })],
  ['status', new Response(null, { status: 302, headers: { Location: 'https://evil.test/' } })],
  ['error', new Response('<html>Login</html>', { headers: { 'Content-Type': 'text/html' } })],
  ['error', new Response('')],
  ['error', new Response('{"a":')],
  ['error', Response.json('x'.repeat(99))],
])('caches a failure with the outcome %s', async (outcome, response) => {
  const { read, outcomes, calls } = startUpstream(() => response.clone());
  await expect(read('/x')).rejects.toBeInstanceOf(Error);
  await expect(read('/x')).rejects.toBeInstanceOf(Error);
  expect(outcomes).toEqual([outcome]);
  expect(calls).toHaveLength(1);
});

// SSR-45
test('stops reading a response that exceeds the size limit', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 40;
      controller.enqueue(new Uint8Array(40).fill(32));
    },
    cancel() {
      isCancelled = true;
    },
  });
  const { read } = startUpstream(() => new Response(endless));
  await expect(read('/x')).rejects.toThrow('100 bytes');
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(400);
});

test('decodes characters that are split between two chunks', async () => {
  const bytes = new TextEncoder().encode('"Käse"');
  const parts = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 3));
      controller.enqueue(bytes.subarray(3));
      controller.close();
    },
  });
  const { read } = startUpstream(() => new Response(parts));
  expect(await read('/x')).toEqual({ status: 200, body: 'Käse' });
});

// SSR-37
test('renderings of one site share the body of a response, but sites do not', async () => {
  const { read, calls } = startUpstream(() => Response.json({ list: [1] }));
  const { body } = await read('/x');
  expect((await read('/x')).body).toBe(body);
  await read('/x', 'navigation', 'AT');
  expect(calls).toHaveLength(2);
});

// SSR-42
test('invented category promotions do not delay common reads and reads with tags', async () => {
  const { upstream, calls } = startUpstream(() => new Promise(() => {}), { maxCalls: 4 });
  const read = (queue: ReadQueue) => (path: string) =>
    upstream
      .read({ service: 'promotion', path, headers: {}, queue }, Date.now() + 10)
      .catch(() => undefined);
  const reads = [
    ...['/invented-1', '/invented-2', '/invented-3'].map(read('category')),
    ...['/tagged-1', '/tagged-2'].map(read('tags')),
    ...['/common-1', '/common-2'].map(read('common')),
  ];
  await new Promise(setImmediate);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/common-1',
    '/common-2',
    '/invented-1',
    '/tagged-1',
  ]);
  await Promise.all(reads);
});

// SSR-42
test('a common read does not wait for a category promotion with the same address', async () => {
  const { upstream, calls } = startUpstream(() => new Promise(() => {}), { maxCalls: 4 });
  const read = (path: string, queue: ReadQueue) =>
    upstream
      .read({ service: 'promotion', path, headers: {}, queue }, Date.now() + 10)
      .catch(() => undefined);
  const reads = [
    ...['/invented', '/footer'].map((path) => read(path, 'category')),
    read('/footer', 'common'),
  ];
  await new Promise(setImmediate);
  expect(calls.map(({ url }) => new URL(url).pathname)).toContain('/footer');
  await Promise.all(reads);
});

// SSR-42
test('a slow service does not delay the other one', async () => {
  const release: (() => void)[] = [];
  const { read, calls } = startUpstream(
    () => new Promise((resolve) => release.push(() => resolve(Response.json([])))),
  );
  const reads = ['/1', '/2', '/3'].map((path) => read(path, 'promotion'));
  reads.push(read('/4'));
  await Promise.resolve();
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/1', '/2', '/4']);
  while (release.length > 0) {
    release.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(reads)).toHaveLength(4);
  expect(calls).toHaveLength(4);
});
