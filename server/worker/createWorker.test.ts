/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { createWorker } from './createWorker.ts';

const ENVIRONMENT = { SHOP_ORIGIN: 'https://shop.example', FILES_URL: '/remote/' };

/** Fake cache of the data centre. Entries do not expire. */
function fakeCache() {
  const entries = new Map<string, Response>();
  return {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
  };
}

const fail = () => Promise.reject(new Error('The cache fails'));

/** Creates a worker whose service responds with the name of the build. Records the requests to that service. */
function workerOf(build: string, status = 200) {
  const requests: Request[] = [];
  const options: object[] = [];
  const worker = createWorker({
    files: { version: '1.0.0', chunks: {}, integrity: { 'remoteEntry.js': `sha384-${build}` } },
    createService: (given) => {
      options.push(given);
      return {
        stop: () => undefined,
        fetch: async (request) => {
          requests.push(request);
          return new Response(build, { status, headers: { ETag: `"${build}"` } });
        },
      };
    },
  });
  const get = async (
    query: string,
    environment: ServiceEnvironment = ENVIRONMENT,
    init: RequestInit = {},
  ) => {
    const request = new Request(`https://shop.example/fragments/header${query}`, init);
    const work: Promise<unknown>[] = [];
    const response = await worker.fetch(request, environment, {
      waitUntil: (promise) => work.push(promise),
    });
    await Promise.all(work);
    return response;
  };
  return { get, requests, options };
}

beforeEach(() => {
  Reflect.set(globalThis, 'caches', { default: fakeCache() });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

// SSR-101
test('sends a cached fragment without a request to the service', async () => {
  const { get, requests } = workerOf('build');
  expect((await get('?site=DE&reduced=true')).headers.get('X-Cache')).toBe('MISS');
  const cached = await get('?reduced=true&site=DE');
  expect([cached.headers.get('X-Cache'), await cached.text()]).toEqual(['HIT', 'build']);
  const known = await get('?site=DE&reduced=true', ENVIRONMENT, {
    headers: { 'If-None-Match': 'W/"build"' },
  });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await get('?site=DE&reduced=true', ENVIRONMENT, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(requests).toHaveLength(1);
});

// SSR-101
test('does not cache errors', async () => {
  const { get, requests } = workerOf('build', 500);
  await get('?site=DE');
  expect((await get('?site=DE')).status).toBe(500);
  expect(requests).toHaveLength(2);
});

// SSR-101
test('requests a fragment from the service if the cache fails', async () => {
  Reflect.set(globalThis, 'caches', { default: { match: fail, put: fail } });
  const { get } = workerOf('build');
  expect(await (await get('?site=DE')).text()).toBe('build');
});

// SSR-101
describe('After a deployment', () => {
  test('cached fragments of the previous build are not sent', async () => {
    const [before, after] = [workerOf('before'), workerOf('after')];
    expect(await (await before.get('?site=DE')).text()).toBe('before');
    expect(await (await after.get('?site=DE')).text()).toBe('after');
    expect(await (await before.get('?site=DE')).text()).toBe('before');
    expect(before.requests).toHaveLength(1);
  });

  test('cached fragments with another URL of files are not sent', async () => {
    const { get, requests } = workerOf('build');
    await get('?site=DE');
    await get('?site=DE', { ...ENVIRONMENT, FILES_URL: 'https://cdn.example/' });
    expect(requests).toHaveLength(2);
  });
});

// SSR-96
test('the service receives only the URL and the format of a request', async () => {
  const { get, requests } = workerOf('build');
  await get('?site=DE', ENVIRONMENT, {
    headers: { Cookie: 'session=1', 'X-Forwarded-For': '192.0.2.1' },
  });
  expect(requests.map(({ url, headers }) => [url, ...headers])).toEqual([
    ['https://shop.example/fragments/header?site=DE', ['accept', 'text/html']],
  ]);
});

test('promotions and navigation can have origins of their own', async () => {
  const { get, options } = workerOf('build');
  await get('', { SHOP_ORIGIN: 'https://shop.example', NAVIGATION_ORIGIN: 'https://menu.example' });
  expect(options).toEqual([
    expect.objectContaining({
      filesUrl: '/remote/',
      shopOrigin: { promotion: 'https://shop.example', navigation: 'https://menu.example' },
    }),
  ]);
});
