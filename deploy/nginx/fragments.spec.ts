import { expect, test } from '@playwright/test';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from '../testing/sendRequest.ts';
import { nginxIsMissing, startNginx, type RunningNginx } from '../testing/startNginx.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';

const FRAGMENT = '/fragments/header?site=DE';

/** A fragment that is fresh for a second and then may be sent while it is asked for again. */
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

const UNTIL_STALE_MS = 2100;

/** What nginx does of itself: the service says nothing of old fragments. */
const SHORT_LIVED = { 'Cache-Control': 'public, max-age=1' };

test.describe('A fragment behind nginx', () => {
  test.skip(() => !!nginxIsMissing, nginxIsMissing || '');
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
    const { body, ...answer } = await sendRequest(nginx.origin, path, { method, headers });
    return { ...answer, text: body.toString() };
  };

  // SSR-94
  test('is asked for once by 100 parallel requests, and kept', async () => {
    service.answerWith(async () => {
      await sleep(300);
      return fragment('first');
    });
    const answers = await Promise.all(Array.from({ length: 100 }, () => get()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 first']),
    );
    expect(service.requests).toHaveLength(1);
    expect((await get()).headers['x-cache']).toBe('HIT');
    expect((await get({}, FRAGMENT, 'HEAD')).headers['x-cache']).toBe('HIT');
    expect(service.requests).toHaveLength(1);
  });

  // SSR-95
  test('that is too old is sent at once, and asked for again in the background', async () => {
    await get();
    await sleep(UNTIL_STALE_MS);
    let isAnswered = false;
    service.answerWith(async () => {
      await sleep(2000);
      isAnswered = true;
      return fragment('second');
    });
    const stale = await Promise.all([get(), get(), get()]);
    expect(stale.map(({ text }) => text)).toEqual(['first', 'first', 'first']);
    expect(isAnswered).toBe(false);
    await expect.poll(async () => (await get()).text).toBe('second');
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]?.headers.get('if-none-match')).toBe('"first"');
  });

  // SSR-95
  for (const [failure, answer] of Object.entries({
    'answers 500': () => new Response('sorry', { status: 500 }),
    'answers 503': () => new Response('sorry', { status: 503 }),
    'does not answer': () => new Promise<Response>(() => {}),
  })) {
    test(`stays for visitors while the service ${failure}`, async () => {
      service.answerWith(() => fragment('first', SHORT_LIVED));
      await get();
      await sleep(UNTIL_STALE_MS);
      service.answerWith(answer);
      for (const _ of [1, 2, 3]) {
        const { status, text, headers } = await get();
        expect([status, text]).toEqual([200, 'first']);
        expect(headers['x-cache']).toMatch(/STALE|UPDATING/);
      }
    });
  }

  // SSR-95
  test('stays for visitors while the service is gone', async () => {
    service.answerWith(() => fragment('first', SHORT_LIVED));
    await get();
    await service.close();
    await sleep(UNTIL_STALE_MS);
    for (const _ of [1, 2, 3]) expect((await get()).text).toBe('first');
  });

  // SSR-95
  test('is asked for anew after an operator has deleted the files of the cache', async () => {
    await get();
    service.answerWith(() => fragment('second'));
    nginx.deleteCache();
    expect((await get()).text).toBe('second');
  });

  // SSR-96
  test('is the same for every visitor: nothing of a visitor reaches the service or the cache', async () => {
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
  test('sets no cookie, and an answer that would is not kept', async () => {
    service.answerWith(() => fragment('first', { 'Set-Cookie': 'session=1' }));
    for (const _ of [1, 2]) {
      const { headers, text } = await get();
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toBe('first');
    }
    expect(service.requests).toHaveLength(2);
  });

  // SSR-97
  test('is kept in two forms, whatever browsers write', async () => {
    service.answerWith((request) => fragment(request.headers.get('accept') ?? ''));
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

  // SSR-97
  test('is not sent again while it is the same', async () => {
    const { headers } = await get();
    const again = await get({ 'If-None-Match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  // SSR-97
  test('is compressed on the way', async () => {
    service.answerWith(() => fragment('header '.repeat(1000), { ETag: '"long"' }));
    const { headers } = await get({ 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept');
  });

  // SSR-97
  test('with wrong settings is answered as the service does, and not kept', async () => {
    service.answerWith(() =>
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

  // SSR-98
  test('is all that is public of the service', async () => {
    for (const path of ['/metrics', '/ready', '/include/header?site=DE', '/fragments/../metrics']) {
      await get({}, path);
    }
    const asked = service.requests.map(({ url }) => new URL(url).pathname);
    // Both are behind nginx at the same origin here: these are the shop's.
    expect(asked).toEqual(['/metrics', '/ready', '/metrics']);
    const shopHeaders = service.requests.map(({ headers }) => headers.has('x-forwarded-for'));
    expect(shopHeaders).toEqual([true, true, true]);
  });
});
