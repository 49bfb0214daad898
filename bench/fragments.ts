import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { listen } from '../shell-host/host/server/demo/listen.ts';
import { createShop } from '../shell-host/demo-shop/shop.ts';

/**
 * Load test of the fragment service (`npm run fragments`) with a demo shop behind it: 50 connections for 60 s. One
 * request in ten is hostile. Prints responses by status, errors, requests per second, response times, memory and cache
 * sizes at three times, the largest memory, and the heap of each half of the test. The heap of a half is its smallest
 * value, which is the heap after a garbage collection.
 *
 * Errors are broken connections, statuses of 500 or more except a deliberate 503, and statuses other than 200 and 503
 * for normal requests. Limits: no error, and a heap in the second half of at most 1.15 times that of the first half.
 *
 * `npm run build`, then `node bench/fragments.ts`.
 */
const CONNECTIONS = Number(process.env['CONNECTIONS'] ?? 50);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const LIMITS = { errors: 0, heapRatio: 1.15 };

const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'];
const PAGES = SITES.flatMap((site) =>
  ['header', 'footer', 'layout', 'newsletter-form'].map(
    (name) => `/fragments/${name}?site=${site}`,
  ),
);

const HOSTILE_SHARE = 0.1;

/** Hostile requests: invented settings that cause a rendering, and requests that the service must reject. */
const HOSTILE: readonly ((random: string) => string)[] = [
  (random) => `/fragments/header?categoryPromotionId=made-up-${random}`,
  (random) => `/fragments/layout?categoryPromotionId=made-up-${random}`,
  (random) => `/fragments/header?tags.allOf=made-up-${random}`,
  (random) => `/fragments/newsletter-form?originAddition=${random}`,
  (random) => `/fragments/header?navigationRoute=/internal/${random}`,
  (random) => `/fragments/header?categoryPromotionId=..&site=${random}`,
  (random) => `/fragments/newsletter-form?addresses.newsletter=https://${random}.example/collect`,
  (random) => `/fragments/header?addresses.${random}=/x`,
  (random) => `/fragments/header?${random.padEnd(3000, 'x')}`,
  (random) => `/fragments/%2e%2e/metrics?${random}`,
  (random) => `/fragments/${random}`,
];

interface Sent {
  path: string;
  isHostile: boolean;
}

function randomRequest(): Sent {
  const isHostile = Math.random() < HOSTILE_SHARE;
  const list = isHostile ? HOSTILE.length : PAGES.length;
  const index = Math.floor(Math.random() * list);
  const path = isHostile ? HOSTILE[index]?.(String(Math.random()).slice(2)) : PAGES[index];
  return { path: path ?? '/', isHostile };
}

function isError({ isHostile }: Sent, { status, body }: Result): boolean {
  if (status === 0 || (status >= 500 && status !== 503)) return true;
  if (isHostile || status === 503) return false;
  return status !== 200 || !body.includes('data-fascia-state');
}

interface Result {
  status: number;
  body: string;
  ms: number;
}

const NO_RESPONSE: Result = { status: 0, body: '', ms: 0 };

/** Sends a request over one of the agent's connections. Rejects if the connection breaks. */
function sendRequest(url: string, agent: Agent): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - start }),
      );
    }).on('error', reject);
  });
}

/** Starts the service in a process of its own. Resolves with its origin. */
async function startService(shopOrigin: string) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../server/node/fragments.ts')],
    {
      env: { ...process.env, PORT: '0', SHOP_ORIGIN: shopOrigin },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [origin, internal] = line.toString().match(/http:\/\/[^/\s]+/g) ?? [];
  return { child, origin, internal };
}

const shop = createShop();
const shopServer = await listen((request) => shop.fetch(request), 0);
const { child, origin, internal } = await startService(shopServer.origin);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const times: number[] = [];
const statuses = new Map<number, number>();
let errors = 0;
let largestMemory = 0;

async function readFigures(): Promise<(name: string) => number> {
  const { body } = await sendRequest(`${internal}/metrics`, new Agent());
  return (name) => Number(body.split(`\n${name} `)[1]?.split('\n')[0]);
}

/** Prints the memory of the process and its caches. */
async function printMemory(moment: string): Promise<void> {
  const figure = await readFigures();
  const [memory, fragments, responses] = [
    'process_resident_memory_bytes',
    'fascia_cache_bytes{cache="fragments"}',
    'fascia_cache_bytes{cache="upstream"}',
  ].map((name) => figure(name) / 1e6) as [number, number, number];
  const held = ['fragments', 'upstream'].map((cache) =>
    figure(`fascia_cache_entries{cache="${cache}"}`),
  );
  process.stdout.write(
    `${moment.padEnd(10)} ${memory.toFixed(0)} MB, fragments ${held[0]} (${fragments.toFixed(1)} MB), ` +
      `responses ${held[1]} (${responses.toFixed(1)} MB)\n`,
  );
}

const pause = () => new Promise((resolve) => void setTimeout(resolve, 100));

/** Sends requests for a time. Returns the smallest heap in that time, in MB. */
async function loadAndWatch(seconds: number): Promise<number> {
  let smallest = Infinity;
  const loading = load(seconds);
  while (await Promise.race([loading.then(() => false), pause().then(() => true)])) {
    const figure = await readFigures();
    smallest = Math.min(smallest, figure('nodejs_heap_size_used_bytes') / 1e6);
    largestMemory = Math.max(largestMemory, figure('process_resident_memory_bytes') / 1e6);
  }
  return smallest;
}

async function load(seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const request = randomRequest();
      const response = await sendRequest(`${origin}${request.path}`, agent).catch(
        () => NO_RESPONSE,
      );
      if (isError(request, response)) errors += 1;
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      times.push(response.ms);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

const CACHE_BYTES = ['fragments', 'upstream'].map(
  (cache) => `fascia_cache_bytes{cache="${cache}"}`,
);
const MAX_WARM_UPS = 8;
/** Ratio of the caches' sizes after two rounds, below which they count as full. */
const FULL_RATIO = 1.02;

/** Fills the caches, because filling them during the measurement would count as a growing heap. */
async function warmUp(): Promise<void> {
  let size = 0;
  for (let round = 0; round < MAX_WARM_UPS; round += 1) {
    await load(SECONDS / 4);
    const figure = await readFigures();
    const next = CACHE_BYTES.reduce((sum, name) => sum + figure(name), 0);
    if (next < size * FULL_RATIO) return;
    size = next;
  }
}

try {
  await warmUp();
  errors = 0;
  times.length = 0;
  statuses.clear();
  await printMemory('beginning');
  const first = await loadAndWatch(SECONDS / 2);
  await printMemory('middle');
  const second = await loadAndWatch(SECONDS / 2);
  await printMemory('end');
  const ratio = second / first;
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
  process.stdout.write(
    [
      `requests:     ${times.length}, ${(times.length / SECONDS).toFixed(0)} per second`,
      `statuses:     ${[...statuses]
        .toSorted()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
      `times:        median ${percentile(0.5)} ms, 99 % ${percentile(0.99)} ms, longest ${percentile(1 - 1e-9)} ms`,
      `errors:       ${errors} (at most ${LIMITS.errors})`,
      `memory:       at most ${largestMemory.toFixed(0)} MB`,
      `heap:         ${first.toFixed(0)} MB, then ${second.toFixed(0)} MB: ${ratio.toFixed(2)} (at most ${LIMITS.heapRatio})`,
      '',
    ].join('\n'),
  );
  if (errors > LIMITS.errors || ratio > LIMITS.heapRatio) process.exitCode = 1;
} finally {
  agent.destroy();
  child.kill('SIGTERM');
  await shopServer.close();
}
