import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { distFolder } from '../tools/build/distFolder.ts';
import { createShop } from '../shell-host/demo-shop/shop.ts';
import type * as serverBuild from '../server/server.ts';
import type { Fragment, RenderServices } from '../src/render/fragment.ts';
import { median } from './harness.ts';
import { navigationTree } from './navigationTree.ts';
import { templateOf } from './templateOf.ts';

/**
 * Compares rendering the default header by the built server renderer with a template string of the same output: its
 * texts and attributes escaped and put together, and its state serialised. Both are encoded as a response is. Prints the
 * median of the ratios of alternating rounds: with the services' answers as the fragment service shares them between
 * fragments, and with every answer new. Then how the time grows with the navigation, every answer new, as the exponent
 * of a power of its nodes; and the size of the header with gzip. Limits: ratio 4, exponent 1.1, size 12 kB.
 *
 * `npm run build`, then `node --import ./tools/shop/shopImports.ts bench/serverRendering.ts`.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
const RENDERINGS = 100;
const NODE_COUNTS = [100, 1000, 10_000];
const LIMITS = { ratio: 4, exponent: 1.1, bytes: 12_000 };

const { render } = (await import(join(distFolder(), 'server/server.js'))) as typeof serverBuild;
const files = JSON.parse(
  readFileSync(join(distFolder(), 'remote/fragments.json'), 'utf8'),
) as RenderServices['files'];

const shop = createShop();
const answers = new Map<string, { status: number; text: string; body: unknown }>();

async function answerTo(path: string, headers: Record<string, string>) {
  const response = await shop.fetch(new Request(`http://shop.test${path}`, { headers }));
  const text = await response.text();
  const answer = { status: response.status, text, body: response.ok ? JSON.parse(text) : null };
  answers.set(path, answer);
  return answer;
}

/** The demo shop's answers from memory. */
function services({ isShared = true, navigation = '' }): RenderServices {
  return {
    async read({ path, headers }) {
      if (navigation && path.startsWith('/jsonflyoutnavigation')) {
        return { status: 200, body: JSON.parse(navigation) };
      }
      const { status, text, body } = answers.get(path) ?? (await answerTo(path, headers));
      return { status, body: isShared || body === null ? body : JSON.parse(text) };
    },
    filesUrl: '/remote/',
    files,
  };
}

const encoder = new TextEncoder();
const encode = ({ html, head, state }: Pick<Fragment, 'html' | 'head' | 'state'>) =>
  encoder.encode(html).length + encoder.encode(head).length + encoder.encode(state).length;

/** The mean CPU time of a call, in ms: whatever else the machine does, and the pauses of a long parsing, do not count. */
async function timeOf(call: () => unknown, calls = RENDERINGS): Promise<number> {
  const start = process.cpuUsage();
  for (let index = 0; index < calls; index += 1) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / calls;
}

async function ratioOf(isShared: boolean): Promise<number> {
  const source = services({ isShared });
  const template = templateOf(await render('Header', {}, source));
  const rendering = async () => encode(await render('Header', {}, source));
  const ratios: number[] = [];
  await timeOf(rendering, 30 * RENDERINGS); // Warm-up, like the first template.
  await timeOf(() => encode(template()), 30 * RENDERINGS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rendered = await timeOf(rendering);
    ratios.push(rendered / (await timeOf(() => encode(template()))));
  }
  return median(ratios);
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b) / values.length;

/** The slope of the line through points of (log nodes, log time). */
function exponentOf(times: readonly number[]): number {
  const xs = NODE_COUNTS.map(Math.log);
  const ys = times.map(Math.log);
  const [x0, y0] = [mean(xs), mean(ys)];
  const covariance = xs.reduce((sum, x, index) => sum + (x - x0) * ((ys[index] ?? 0) - y0), 0);
  return covariance / xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
}

async function measureGrowth(): Promise<number[]> {
  const runs = NODE_COUNTS.map((nodeCount) => ({
    source: services({ navigation: JSON.stringify(navigationTree(nodeCount)) }),
    times: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { source, times } of runs) {
      times.push(await timeOf(async () => encode(await render('Header', {}, source)), 3));
    }
  }
  return runs.map(({ times }) => median(times));
}

const shared = await ratioOf(true);
const unshared = await ratioOf(false);
const times = await measureGrowth();
const exponent = exponentOf(times);
const { html, head, state } = await render('Header', {}, services({}));
const size = (text: string) => gzipSync(text).length;
const bytes = size(head + html + state);
const growth = NODE_COUNTS.map((count, index) => `${count}: ${times[index]?.toFixed(2)} ms`);
process.stdout.write(
  [
    `compared with a template string:  ${shared.toFixed(2)} (at most ${LIMITS.ratio})`,
    `the same with every answer new:   ${unshared.toFixed(2)}`,
    `exponent of growth:               ${exponent.toFixed(2)} (at most ${LIMITS.exponent}; ${growth.join(', ')})`,
    `markup and state with gzip:       ${size(html + state)} B; with the links ${bytes} B (at most ${LIMITS.bytes})`,
    '',
  ].join('\n'),
);
if (shared > LIMITS.ratio || exponent > LIMITS.exponent || bytes > LIMITS.bytes) {
  process.exitCode = 1;
}
