/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { memoryCache } from '../testing/memoryCache.ts';
import { createWorker, type Environment } from './createWorker.ts';

const ENVIRONMENT = { SHOP_ORIGIN: 'https://shop.example', FILES_URL: '/remote/' };
const context = { waitUntil: () => undefined };

/** A worker of a build, whose service answers with the build's name, and what its service was asked and made of. */
function workerOf(build: string) {
  const requests: Request[] = [];
  const options: object[] = [];
  const worker = createWorker({
    files: { version: '1.0.0', chunks: {}, integrity: { 'remoteEntry.js': `sha384-${build}` } },
    createService: (given) => {
      options.push(given);
      return {
        stop: () => undefined,
        fetch: (request) => {
          requests.push(request);
          const headers = { 'Cache-Control': 'public, max-age=60' };
          return Promise.resolve(new Response(build, { headers }));
        },
      };
    },
  });
  const ask = async (query: string, environment: Environment = ENVIRONMENT, headers = {}) => {
    const request = new Request(`https://shop.example/fragments/header${query}`, { headers });
    const answer = await worker.fetch(request, environment, context);
    // Work after the response happens in memory, in the next turn.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return answer;
  };
  return { ask, requests, options };
}

beforeEach(() => {
  Reflect.set(globalThis, 'caches', { default: memoryCache(() => 0) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

// SSR-102
describe('After a deployment', () => {
  test('a fragment of the build before is not sent, though the cache of the data centre has it', async () => {
    const [before, after] = [workerOf('before'), workerOf('after')];
    expect(await (await before.ask('?site=DE')).text()).toBe('before');
    expect(await (await after.ask('?site=DE')).text()).toBe('after');
    expect(await (await before.ask('?site=DE')).text()).toBe('before');
    expect(before.requests).toHaveLength(1);
  });

  test('a fragment that names the files at another address is not sent', async () => {
    const { ask, requests } = workerOf('build');
    await ask('?site=DE');
    await ask('?site=DE', { ...ENVIRONMENT, FILES_URL: 'https://cdn.example/' });
    expect(requests).toHaveLength(2);
  });
});

// SSR-96
test('The service gets the address and the form of a request, and nothing else of it', async () => {
  const { ask, requests } = workerOf('build');
  await ask('?site=DE', ENVIRONMENT, { Cookie: 'session=1', 'X-Forwarded-For': '192.0.2.1' });
  expect(requests.map(({ url, headers }) => [url, ...headers])).toEqual([
    ['https://shop.example/fragments/header?site=DE', ['accept', 'text/html']],
  ]);
});

test('Promotions and navigation can be at origins of their own', async () => {
  const { ask, options } = workerOf('build');
  await ask('', { SHOP_ORIGIN: 'https://shop.example', NAVIGATION_ORIGIN: 'https://menu.example' });
  expect(options).toEqual([
    expect.objectContaining({
      filesUrl: '/remote/',
      shopOrigin: { promotion: 'https://shop.example', navigation: 'https://menu.example' },
    }),
  ]);
});
