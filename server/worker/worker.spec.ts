import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/distFolder.ts';
import { createShop } from '../../shell-host/demo-shop/shop.ts';
import { sendRequest } from '../testing/sendRequest.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';
import { startWorker, type RunningWorker } from '../testing/startWorker.ts';

const FOLDER = join(distFolder(), 'worker');
const REMOTE = join(distFolder(), 'remote');
const HEADER = globSync('Header.*.js', { cwd: REMOTE })[0] ?? '';

test.describe('The worker', () => {
  test.describe.configure({ mode: 'default' });
  let shop: StubService;
  let worker: RunningWorker;

  test.beforeAll(async () => {
    const demoShop = createShop();
    shop = await startStubService((request) => demoShop.fetch(request));
    worker = await startWorker({ shopOrigin: shop.origin, folder: FOLDER });
  });
  test.afterAll(async () => {
    await worker.close();
    await shop.close();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(worker.origin, path, { method, headers });

  const stateOf = async (path: string, accept: string) =>
    (await get(`/fragments/${path}`, { Accept: accept })).headers['x-cache'];

  // SSR-101
  test('caches a fragment for all visitors by settings and content type', async () => {
    expect(await stateOf('header?site=AT&reduced=true', 'text/html')).toBe('MISS');
    expect(await stateOf('header?reduced=true&site=AT', 'text/html, */*;q=0.1')).toBe('HIT');
    expect(await stateOf('header?site=AT&reduced=true', 'application/json')).toBe('MISS');
    expect(await stateOf('header?site=AT', 'text/html')).toBe('MISS');
    expect(await stateOf('footer?site=AT&reduced=true', 'text/html')).toBe('MISS');
    expect(await stateOf('header?site=AT', 'text/html')).toBe('HIT');
  });

  // SSR-101
  test('serves fragments whose files belong to the same build', async () => {
    await get('/fragments/header?site=CZ');
    const { body } = await get('/fragments/header?site=CZ');
    const names = [...body.toString().matchAll(/"\/remote\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect((await get(`/remote/${name}`)).status).toBe(200);
  });

  // SSR-101
  test('completes a fragment for waiting visitors after the first one has left', async () => {
    const demoShop = createShop();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    shop.respondWith(async (request) => {
      await released;
      return demoShop.fetch(request);
    });
    const leaving = new AbortController();
    const address = `${worker.origin}/fragments/header?site=HU`;
    const first = fetch(address, { signal: leaving.signal }).catch((error: Error) => error.name);
    await expect.poll(() => shop.requests.some(({ url }) => url.includes('site=HU'))).toBe(true);
    const others = [1, 2, 3].map(() => get('/fragments/header?site=HU'));
    leaving.abort();
    expect(await first).toBe('AbortError');
    release();
    const responses = await Promise.all(others);
    shop.respondWith((request) => demoShop.fetch(request));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ headers }) => headers['fascia-incomplete'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  // SSR-96
  test('serves fragments, files and its health, and nothing else', async () => {
    expect((await get('/health')).status).toBe(200);
    for (const path of ['/metrics', '/ready', '/', '/worker.js', '/_headers', '/fragments']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  // SSR-90
  test('serves each file to every origin, with its content type and cache lifetime', async () => {
    const names = globSync('*', { cwd: REMOTE }).filter((name) => !/\.(?:br|gz)$/.test(name));
    const types: Record<string, RegExp> = {
      js: /^text\/javascript/,
      css: /^text\/css/,
      json: /^application\/json/,
      map: /^application\/json/,
      ts: /^text\/plain/,
      txt: /^text\/plain/,
      zip: /^application\/zip/,
    };
    for (const name of names) {
      const { status, headers } = await get(`/remote/${encodeURIComponent(name)}`, {}, 'HEAD');
      const isHashed = /\.[0-9a-f]{10}\./.test(name);
      const policy = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([name, status, headers['cache-control']]).toEqual([name, 200, policy]);
      expect(headers['content-type']).toMatch(types[name.split('.').at(-1) ?? ''] ?? /^$/);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
    }
  });

  // SSR-90
  test('caches must revalidate redirects to files', async () => {
    const { status, headers } = await get('/remote/@mf-types.zip');
    expect([status, headers.location]).toEqual([307, '/remote/%40mf-types.zip']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  // SSR-90
  test('responds with 304 if the client has the current file', async () => {
    const { headers } = await get('/remote/remoteEntry.js');
    const again = await get('/remote/remoteEntry.js', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  // SSR-92
  test('responds with plain text to requests for missing files and refuses writes', async () => {
    for (const name of ['none.0123456789.js', 'none.css', '', 'folder/', '..%2fworker.js']) {
      const { status, headers, body } = await get(`/remote/${name}`, { Accept: 'text/html' });
      expect([name, status, body.toString()]).toEqual([name, 404, 'Not found\n']);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    for (const name of [HEADER, 'none.js']) {
      expect((await get(`/remote/${name}`, {}, 'POST')).status).toBe(405);
    }
    const options = await get('/remote/none.js', {}, 'OPTIONS');
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

// SSR-101
test.describe('The worker’s script', () => {
  test('is one module without Node’s modules, `eval` or `new Function`', () => {
    const script = readFileSync(join(FOLDER, 'worker.js'), 'utf8');
    // Compares only matches, because a failed assertion on the script would print the whole script.
    expect(script.match(/^\s*import[\s{*"'].*|\bimport\(["'].*/gm)).toBeNull();
    expect(script.match(/\bnew Function\(.*|(?<![.\w])eval\(.*/g)).toBeNull();
    expect(script.match(/^export \{ .* as default/gm)).toHaveLength(1);
  });

  test('logs an invalid variable and does not show it to visitors', async () => {
    const worker = await startWorker({ shopOrigin: 'shop.example/path', folder: FOLDER });
    const { status, body, headers } = await sendRequest(worker.origin, '/fragments/header');
    await expect.poll(() => worker.log.join('')).toContain('"shop.example/path"');
    await worker.close();
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body.toString()).not.toContain('shop.example');
  });
});
