import { expect, test } from '@playwright/test';
import { describeWith } from '../config/playwright/describeWith.ts';
import type { Program } from '../config/playwright/programs.ts';
import { createShop } from '../shell-host/demo-shop/shop.ts';
import { fragmentTargets, type FragmentTarget } from './testing/fragmentTargets.ts';
import { sendRequest } from './testing/sendRequest.ts';
import { startStubService, type StubService } from './testing/stubService.ts';

const describeTarget = (program: Program | undefined, title: string, body: () => void) =>
  program ? describeWith(program, title, body) : test.describe(title, body);

const NAMES = ['header', 'footer', 'newsletter-form', 'layout'];

for (const { where, start, program } of fragmentTargets) {
  // SSR-101
  describeTarget(program, `A fragment ${where}`, () => {
    let shop: StubService;
    let target: FragmentTarget;

    const demoShop = createShop();
    const respondWell = (request: Request) => demoShop.fetch(request);

    // Tests that count calls or make them fail use a site of their own.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      shop = await startStubService(respondWell);
      target = await start(shop.origin);
    });
    test.beforeEach(() => {
      shop.respondWith(respondWell);
      shop.requests.length = 0;
    });
    test.afterAll(async () => {
      await target.close();
      await shop.close();
    });

    const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const response = await sendRequest(target.origin, `/fragments/${path}`, { method, headers });
      return { ...response, text: response.body.toString() };
    };

    test('contains its markup, the files it needs and its state', async () => {
      for (const name of NAMES) {
        const { status, headers, text } = await get(`${name}?site=AT`, { Accept: 'text/html' });
        expect([name, status, headers['content-type']]).toEqual([
          name,
          200,
          'text/html; charset=utf-8',
        ]);
        expect(text).toMatch(/^<style>.*<\/style><script>.*<\/script><link /);
        expect(text).toContain(`data-fascia="${name}"`);
        expect(text).toContain('locale-de-AT');
        const [state] = /<script type="application\/json"[^<]*<\/script>$/.exec(text) ?? [];
        expect(state).toContain(` data-fascia-state="${name}">`);
      }
    });

    test('is cacheable by shared caches, even while stale or after an error', async () => {
      const { headers } = await get('header');
      expect(headers['cache-control']).toMatch(
        /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      );
      expect(headers.vary?.split(', ')).toContain('Accept');
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    test('returns 304 if the client has the current version', async () => {
      const { headers } = await get('header');
      const again = await get('header', { 'If-None-Match': `"other", W/${headers.etag}` });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.etag).toBe(headers.etag);
      expect((await get('header', { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    test('has the same headers and no content for HEAD', async () => {
      const { headers } = await get('header');
      const head = await get('header', {}, 'HEAD');
      expect([head.status, head.text]).toEqual([200, '']);
      for (const name of ['content-type', 'etag', 'cache-control', 'vary']) {
        expect([name, head.headers[name]]).toEqual([name, headers[name]]);
      }
    });

    test('is the same for every visitor: no visitor data is forwarded and no cookie is set', async () => {
      const visitor = {
        Cookie: 'session=1; user=Ada',
        Authorization: 'Bearer token',
        'User-Agent': 'Visitor',
        'Accept-Language': 'hu',
        Referer: 'https://shop.example/basket',
      };
      const { text, headers } = await get('header?site=HU', visitor);
      expect(headers['set-cookie']).toBeUndefined();
      expect((await get('header?site=HU')).text).toBe(text);
      expect(shop.requests.length).toBeGreaterThan(0);
      const received = JSON.stringify(shop.requests.map(({ headers }) => [...headers]));
      for (const value of Object.values(visitor)) {
        expect(received).not.toContain(JSON.stringify(value));
      }
    });

    test('causes one call per service for 100 concurrent requests', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      shop.respondWith(async (request) => {
        await released;
        return respondWell(request);
      });
      const pending = Array.from({ length: 100 }, () => get('header?site=CZ'));
      await expect.poll(() => shop.requests.length).toBeGreaterThan(0);
      release();
      const responses = await Promise.all(pending);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      const requested = shop.requests.map(({ url }) => url);
      expect(requested.length).toBeGreaterThan(0);
      expect(requested).toEqual([...new Set(requested)]);
    });

    test('has the static content while the shop does not respond', async () => {
      shop.respondWith(() => new Promise<Response>(() => {}));
      const { status, text, headers } = await get('header?site=TR');
      expect(status).toBe(200);
      expect(text).toContain('data-part="logo"');
      expect(headers['fascia-incomplete']).toBe('true');
    });

    test('never causes an internal error for hostile settings', async () => {
      const texts = [
        '../../x',
        '//evil.example/',
        'https://evil.example',
        '%00',
        '"><script>',
        '\u{1F600}',
      ];
      const queries = Array.from({ length: 120 }, (_, index) => {
        const value = encodeURIComponent(`${texts[index % texts.length]}${index}`);
        return `header?site=DE&categoryPromotionId=${value}`;
      });
      const odd = [
        'header?site=%E0%A4%A',
        'header?__proto__=1',
        'header?&&&',
        `header?a=${'b'.repeat(6000)}`,
      ];
      for (const query of [...queries, ...odd]) {
        const { status, text } = await get(query);
        expect([query, status < 500]).toEqual([query, true]);
        expect(text).not.toContain('"><script>');
      }
      const hosts = new Set(shop.requests.map(({ url }) => new URL(url).host));
      expect(hosts).toEqual(new Set([new URL(shop.origin).host]));
    });
  });
}
