/** @jest-environment node */
import { jest } from '@jest/globals';
import { retryChunks, type ChunkRuntime } from './retryChunks.ts';

const VERSION = '1.0.0+1a2b3c4d';

type Outcome = 'comes' | 'fails' | 'times out' | 'hangs';

const settled: Record<Outcome, () => Promise<void>> = {
  comes: () => Promise.resolve(),
  fails: () => Promise.reject(Object.assign(new Error('lost'), { type: 'error' })),
  'times out': () => Promise.reject(Object.assign(new Error('lost'), { type: 'timeout' })),
  hangs: () => new Promise(() => {}),
};

/** webpack's runtime on a line that treats the requests for each kind of file as given, then as the last one. */
function createRuntime(line: Partial<Record<'script' | 'style', Outcome[]>>) {
  const requests: string[] = [];
  const handler = (kind: 'script' | 'style', fileOf: (chunkId: string) => string) => {
    const outcomes = [...(line[kind] ?? ['comes' as const])];
    const pending = new Map<string, Promise<void> | 'installed'>();
    return (chunkId: string, promises: Promise<unknown>[]) => {
      const known = pending.get(chunkId);
      if (known === 'installed') return;
      if (known) return void promises.push(known);
      requests.push(fileOf(chunkId));
      const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'comes';
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
  retryChunks(runtime, VERSION);
  /** As `__webpack_require__.e`. */
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

test('a script that fails twice loads after two pauses, without its style sheet (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['fails', 'fails', 'comes'] });
  const loaded = load('Header');
  await jest.advanceTimersByTimeAsync(299);
  expect(requests).toEqual(['Header.js', 'Header.css']);
  await jest.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1200);
  expect(await loaded).toBe('loaded');
  expect(plain(requests)).toEqual(['Header.js', 'Header.css', 'Header.js', 'Header.js']);
});

test('a failed style sheet is requested again while its script is loading (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['hangs'], style: ['fails', 'comes'] });
  void load('Header');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(plain(requests)).toEqual(['Header.js', 'Header.css', 'Header.css']);
});

test('each further try has an address of its own, which no cache knows (HK-100)', async () => {
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
  'a file that timed out is requested again by the next request only (HK-100) %j',
  async (line: { script?: readonly Outcome[]; style?: readonly Outcome[] }) => {
    const { load, requests } = createRuntime(line as Parameters<typeof createRuntime>[0]);
    const loaded = load('Header');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await loaded).toBe('lost');
    expect(requests).toHaveLength(2);
    void load('Header');
    expect(requests).toHaveLength(3);
    expect(requests[2]).toContain('?');
  },
);

test('several who wait for a chunk share its tries (HK-100)', async () => {
  const { load, requests } = createRuntime({ script: ['fails', 'fails', 'comes'] });
  const all = Promise.all([load('services'), load('services')]);
  await jest.advanceTimersByTimeAsync(100);
  const late = load('services');
  await jest.advanceTimersByTimeAsync(1500);
  expect(await all).toEqual(['loaded', 'loaded']);
  expect(await late).toBe('loaded');
  expect(requests.filter((file) => file.includes('.js'))).toHaveLength(3);
});

test('a request during the pause does not wait for its end (HOST-120)', async () => {
  const { load } = createRuntime({ script: ['fails', 'comes'] });
  void load('services');
  await jest.advanceTimersByTimeAsync(10);
  const late = load('services');
  await jest.advanceTimersByTimeAsync(0);
  expect(await late).toBe('loaded');
});

test('a chunk that is there adds nothing to wait for (HK-100)', async () => {
  const { load, runtime } = createRuntime({});
  await load('common');
  const promises: Promise<unknown>[] = [];
  runtime.f['j']?.('common', promises);
  expect(promises).toEqual([]);
});

test('a build without style sheets loads its scripts', async () => {
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
test('a page that forbids the script policy is not retried', async () => {
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
