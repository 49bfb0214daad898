/** @jest-environment node */
import { jest } from '@jest/globals';
import { retryChunks, type ChunkRuntime } from './retryChunks.ts';

const VERSION = '1.0.0+1a2b3c4d';

type Outcome = 'loads' | 'fails' | 'times out' | 'hangs';

const settled: Record<Outcome, () => Promise<void>> = {
  loads: () => Promise.resolve(),
  fails: () => Promise.reject(Object.assign(new Error('lost'), { type: 'error' })),
  'times out': () => Promise.reject(Object.assign(new Error('lost'), { type: 'timeout' })),
  hangs: () => new Promise(() => {}),
};

/**
 * Creates a webpack runtime. Requests for a kind of file have the given outcomes in this order; the last one repeats.
 */
function createRuntime(network: Partial<Record<'script' | 'style', Outcome[]>>, query?: string) {
  const requests: string[] = [];
  const handler = (kind: 'script' | 'style', fileOf: (chunkId: string) => string) => {
    const outcomes = [...(network[kind] ?? ['loads' as const])];
    const pending = new Map<string, Promise<void> | 'installed'>();
    return (chunkId: string, promises: Promise<unknown>[]) => {
      const known = pending.get(chunkId);
      if (known === 'installed') return;
      if (known) return void promises.push(known);
      requests.push(fileOf(chunkId));
      const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'loads';
      const request = settled[outcome]().then(
        () => void pending.set(chunkId, 'installed'),
        (error: unknown) => {
          pending.delete(chunkId);
          throw error;
        },
      );
      pending.set(chunkId, request);
      promises.push(request);
    };
  };
  const runtime: ChunkRuntime = {
    p: '/',
    f: {
      j: handler('script', (chunkId) => runtime.u(chunkId)),
      miniCss: handler('style', (chunkId) => runtime.miniCssF(chunkId)),
    },
    l: () => {},
    u: (chunkId) => `${chunkId}.js`,
    miniCssF: (chunkId) => `${chunkId}.css`,
  };
  retryChunks(runtime, VERSION, query);
  /** Equivalent to `__webpack_require__.e`. */
  const load = (chunkId: string) => {
    const promises: Promise<unknown>[] = [];
    for (const add of Object.values(runtime.f)) add(chunkId, promises);
    return Promise.all(promises).then(
      () => 'loaded',
      (error: Error) => error.message,
    );
  };
  return { load, requests, runtime };
}

const plain = (requests: string[]) => requests.map((file) => file.replace(/\?.*/, ''));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('retries a failed script after two pauses without requesting its style sheet again (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['fails', 'fails', 'loads'] });
  const loaded = load('Header');
  await jest.advanceTimersByTimeAsync(299);
  expect(requests).toEqual(['Header.js', 'Header.css']);
  await jest.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1200);
  expect(await loaded).toBe('loaded');
  expect(plain(requests)).toEqual(['Header.js', 'Header.css', 'Header.js', 'Header.js']);
});

test('requests a failed style sheet again while its script is loading (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['hangs'], style: ['fails', 'loads'] });
  void load('Header');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(plain(requests)).toEqual(['Header.js', 'Header.css', 'Header.css']);
});

test('uses a new URL for each retry to bypass caches (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['fails'] });
  const first = load('common');
  await jest.advanceTimersByTimeAsync(1500);
  expect(await first).toBe('lost');
  await jest.advanceTimersByTimeAsync(1000);
  const second = load('common');
  await jest.advanceTimersByTimeAsync(1500);
  expect(await second).toBe('lost');
  const scripts = requests.filter((file) => file.startsWith('common.js'));
  expect(scripts).toHaveLength(6);
  expect(new Set(scripts).size).toBe(6);
  expect(scripts.slice(1)).toEqual(scripts.slice(1).filter((file) => /\.js\?\d+$/.test(file)));
});

test.each([{ script: ['times out'] }, { style: ['times out'] }] as const)(
  'does not retry a file after a timeout until the next load (HK-100): %j',
  async (network: { script?: readonly Outcome[]; style?: readonly Outcome[] }) => {
    const { load, requests } = createRuntime(network as Parameters<typeof createRuntime>[0]);
    const loaded = load('Header');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await loaded).toBe('lost');
    expect(requests).toHaveLength(2);
    void load('Header');
    expect(requests).toHaveLength(3);
    expect(requests[2]).toContain('?');
  },
);

// HK-225
test('scripts of an entry that was loaded again have its query', async () => {
  const { load, requests } = createRuntime({ script: ['fails', 'loads'] }, '?fascia-try=1');
  const loaded = load('Header');
  await jest.advanceTimersByTimeAsync(300);
  expect(await loaded).toBe('loaded');
  expect(requests.slice(0, 2)).toEqual(['Header.js?fascia-try=1', 'Header.css']);
  expect(requests[2]).toMatch(/^Header\.js\?\d+$/);
});

test('shares the attempts between concurrent loads of a chunk (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['fails', 'fails', 'loads'] });
  const all = Promise.all([load('services'), load('services')]);
  await jest.advanceTimersByTimeAsync(100);
  const late = load('services');
  await jest.advanceTimersByTimeAsync(1500);
  expect(await all).toEqual(['loaded', 'loaded']);
  expect(await late).toBe('loaded');
  expect(requests.filter((file) => file.includes('.js'))).toHaveLength(3);
});

test('starts a load immediately if it is requested during the pause (HOST-120)', async () => {
  const { load } = createRuntime({ script: ['fails', 'loads'] });
  void load('services');
  await jest.advanceTimersByTimeAsync(10);
  const late = load('services');
  await jest.advanceTimersByTimeAsync(0);
  expect(await late).toBe('loaded');
});

test('adds no promise for a loaded chunk (HK-100)', async () => {
  const { load, runtime } = createRuntime({});
  await load('common');
  const promises: Promise<unknown>[] = [];
  runtime.f['j']?.('common', promises);
  expect(promises).toEqual([]);
});

test('loads the scripts of a build without style sheets', async () => {
  const runtime: ChunkRuntime = {
    p: '/',
    f: { j: (_, promises) => void promises.push(Promise.resolve()) },
    l: () => {},
    u: (chunkId) => `${chunkId}.js`,
    miniCssF: (chunkId) => `${chunkId}.css`,
  };
  retryChunks(runtime, VERSION);
  const promises: Promise<unknown>[] = [];
  runtime.f['j']?.('common', promises);
  expect(promises).toHaveLength(1);
});

// REL-84
test('does not retry if the page forbids the policy for scripts', async () => {
  let requests = 0;
  const runtime: ChunkRuntime = {
    p: '/',
    f: {
      j: (_, promises) => {
        const request = new Promise<void>((resolve, reject) => {
          runtime.l('chunk.js', (event) => {
            const { type } = event as { type: string };
            if (type === 'load') resolve();
            else reject(Object.assign(new Error(`lost: ${type}`), { type }));
          });
        });
        promises.push(request);
      },
    },
    l: () => {
      requests += 1;
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    },
    u: (chunkId) => `${chunkId}.js`,
    miniCssF: (chunkId) => `${chunkId}.css`,
  };
  const listeners = { addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(globalThis, listeners);
  retryChunks(runtime, VERSION);
  const promises: Promise<unknown>[] = [];
  runtime.f['j']?.('Header', promises);
  const outcome = Promise.all(promises).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('lost: refused');
  expect(requests).toBe(1);
  expect(listeners.removeEventListener.mock.calls).toEqual(listeners.addEventListener.mock.calls);
});
