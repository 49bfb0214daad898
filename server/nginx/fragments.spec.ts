import { expect, test } from '@playwright/test';
import { tmpdir } from 'node:os';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { sendRequest } from '../testing/sendRequest.ts';
import { startNginx, type RunningNginx } from '../testing/startNginx.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';

const FRAGMENT = '/fragments/header?site=DE';

/** A fragment that is fresh for one second and may be served stale while it is revalidated. */
const fragment = (html: string, headers: Record<string, string> = {}) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=1, stale-while-revalidate=60, stale-if-error=86400',
      ETag: `"${html}"`,
      Vary: 'Accept',
      ...headers,
    },
  });

/** The response does not allow stale use, so nginx's own configuration decides. */
const SHORT_LIVED = { 'Cache-Control': 'public, max-age=1' };

describeWith('nginx', 'A fragment behind nginx', () => {
  let service: StubService;
  let nginx: RunningNginx;

  test.beforeEach(async () => {
    service = await startStubService(() => fragment('first'));
    nginx = await startNginx({ fragments: service.origin, shop: service.origin, files: tmpdir() });
  });
  test.afterEach(async () => {
    await nginx.close();
    await service.close();
  });

  const get = async (headers: Record<string, string> = {}, path = FRAGMENT, method = 'GET') => {
    const { body, ...response } = await sendRequest(nginx.origin, path, { method, headers });
    return { ...response, text: body.toString() };
  };

  /** Waits until nginx serves the cached fragment as stale. */
  const untilStale = () =>
    expect.poll(async () => (await get()).headers['x-cache']).toMatch(/STALE|UPDATING/);

  // SSR-94
  test('is requested once for 100 concurrent requests and then cached', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    service.respondWith(async () => {
      await released;
      return fragment('first', { 'Cache-Control': 'public, max-age=60' });
    });
    const pending = Array.from({ length: 100 }, () => get());
    await expect.poll(() => service.requests.length).toBe(1);
    release();
    const responses = await Promise.all(pending);
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 first']),
    );
    expect(service.requests).toHaveLength(1);
    expect((await get()).headers['x-cache']).toBe('HIT');
    expect((await get({}, FRAGMENT, 'HEAD')).headers['x-cache']).toBe('HIT');
    expect(service.requests).toHaveLength(1);
  });

  // SSR-94
  test('is served stale at once and revalidated in the background', async () => {
    await get();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    service.respondWith(async () => {
      await released;
      return fragment('second');
    });
    await untilStale();
    const stale = await Promise.all([get(), get(), get()]);
    expect(stale.map(({ text }) => text)).toEqual(['first', 'first', 'first']);
    release();
    await expect.poll(async () => (await get()).text).toBe('second');
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]?.headers.get('if-none-match')).toBe('"first"');
  });

  // SSR-94
  for (const [failure, respond] of Object.entries({
    'responds with 500': () => new Response('sorry', { status: 500 }),
    'responds with 503': () => new Response('sorry', { status: 503 }),
    'does not respond': () => new Promise<Response>(() => {}),
  })) {
    test(`stays available while the service ${failure}`, async () => {
      service.respondWith(() => fragment('first', SHORT_LIVED));
      await get();
      service.respondWith(respond);
      await untilStale();
      for (const _ of [1, 2, 3]) {
        const { status, text, headers } = await get();
        expect([status, text]).toEqual([200, 'first']);
        expect(headers['x-cache']).toMatch(/STALE|UPDATING/);
      }
    });
  }

  // SSR-94
  test('stays available while the service is down', async () => {
    service.respondWith(() => fragment('first', SHORT_LIVED));
    await get();
    await service.close();
    await untilStale();
    for (const _ of [1, 2, 3]) expect((await get()).text).toBe('first');
  });

  // SSR-94
  test('is requested again after an operator has deleted the cache', async () => {
    await get();
    service.respondWith(() => fragment('second'));
    nginx.deleteCache();
    expect((await get()).text).toBe('second');
  });

  // SSR-96
  test('is the same for every visitor: no visitor data reaches the service or the cache', async () => {
    await get({
      Cookie: 'session=1',
      Authorization: 'Bearer token',
      'Accept-Language': 'cs',
      'User-Agent': 'Visitor',
    });
    const headers = Object.fromEntries(service.requests[0]?.headers ?? []);
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'host', 'x-forwarded-proto']);
    const { headers: again } = await get({ Cookie: 'session=2', 'Accept-Language': 'hu' });
    expect(again['x-cache']).toBe('HIT');
  });

  // SSR-96
  test('sets no cookie and is not cached if the service sets one', async () => {
    service.respondWith(() => fragment('first', { 'Set-Cookie': 'session=1' }));
    for (const _ of [1, 2]) {
      const { headers, text } = await get();
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toBe('first');
    }
    expect(service.requests).toHaveLength(2);
  });

  // SSR-94
  test('is cached in two formats regardless of `Accept`', async () => {
    service.respondWith((request) => fragment(request.headers.get('accept') ?? ''));
    const forms: Record<string, string> = {
      'text/html': 'text/html',
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8': 'text/html',
      'text/html, application/json;q=0.5': 'text/html',
      '*/*': 'text/html',
      'application/json': 'application/json',
      'application/json, text/plain, */*': 'application/json',
    };
    for (const [accepted, form] of Object.entries(forms)) {
      expect((await get({ Accept: accepted })).text).toBe(form);
    }
    expect((await get()).text).toBe('text/html');
    expect(service.requests).toHaveLength(2);
  });

  // SSR-94
  test('returns 304 if the client has the current version', async () => {
    const { headers } = await get();
    const again = await get({ 'If-None-Match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  // SSR-94
  test('is compressed by nginx', async () => {
    service.respondWith(() => fragment('header '.repeat(1000), { ETag: '"long"' }));
    const { headers } = await get({ 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept');
  });

  // SSR-94
  test('is passed through and not cached if its settings are invalid', async () => {
    service.respondWith(() =>
      Response.json(
        { problems: ['site'] },
        { status: 400, headers: { 'Cache-Control': 'no-store' } },
      ),
    );
    for (const _ of [1, 2]) {
      expect(await get()).toMatchObject({ status: 400, text: '{"problems":["site"]}' });
    }
    expect(service.requests).toHaveLength(2);
  });

  // SSR-94
  test('is cached by the path that the service receives', async () => {
    service.respondWith(({ url }) => fragment(new URL(url).pathname));
    const paths = ['/fragments/header', '/fragments/x%2f..%2fheader', '/fragments//header'];
    for (const path of paths) expect((await get({}, `${path}?site=DE`)).text).toBe(path);
    expect((await get()).headers['x-cache']).toBe('HIT');
  });

  // SSR-156
  for (const [kind, headers] of Object.entries<Record<string, string>>({
    'with a length': { 'Content-Length': '5' },
    'in chunks': { 'Transfer-Encoding': 'chunked' },
  })) {
    test(`does not wait for the body of a request ${kind}`, async () => {
      for (const method of ['GET', 'POST']) {
        const options = { method, headers, body: 'hello' };
        const { status, body } = await sendRequest(nginx.origin, FRAGMENT, options);
        expect([status, body.toString()]).toEqual([200, 'first']);
      }
    });
  }

  // SSR-133
  test('limits how many cache misses a visitor can cause, but not the hits', async () => {
    service.respondWith(() => fragment('first', { 'Cache-Control': 'public, max-age=60' }));
    await get();
    let sent = 0;
    const sendInvented = () => get({}, `${FRAGMENT}&categoryPromotionId=${(sent += 1)}`);
    const limited = async () => {
      const responses = await Promise.all(Array.from({ length: 100 }, sendInvented));
      return responses.find(({ status }) => status === 429)?.headers['retry-after'];
    };
    await expect.poll(limited).toBe('1');
    expect(service.requests.length).toBeLessThan(sent);
    const { status, headers } = await get();
    expect([status, headers['x-cache'], headers['retry-after']]).toEqual([200, 'HIT', undefined]);
  });

  // SSR-96
  test('is the only public part of the service', async () => {
    for (const path of ['/metrics', '/ready', '/include/header?site=DE', '/fragments/../metrics']) {
      await get({}, path);
    }
    const requested = service.requests.map(({ url }) => new URL(url).pathname);
    // The stub also plays the role of the shop, which received these requests.
    expect(requested).toEqual(['/metrics', '/ready', '/metrics']);
    const shopHeaders = service.requests.map(({ headers }) => headers.has('x-forwarded-for'));
    expect(shopHeaders).toEqual([true, true, true]);
  });
});
