import { expect, test } from '@playwright/test';
import { tmpdir } from 'node:os';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { sendRequest } from '../testing/sendRequest.ts';
import { startNginx, type RunningNginx } from '../testing/startNginx.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';

const fragment = (request: Request) =>
  new Response(`<b>${new URL(request.url).pathname}${new URL(request.url).search}</b>`, {
    headers: {
      'Content-Type': request.headers.get('accept') ?? '',
      'Cache-Control': 'public, max-age=1, stale-while-revalidate=60',
    },
  });

describeWith('nginx', 'A page with includes behind nginx', () => {
  let service: StubService;
  let nginx: RunningNginx;

  test.beforeEach(async () => {
    service = await startStubService(fragment);
    nginx = await startNginx({ fragments: service.origin, shop: service.origin, files: tmpdir() });
  });
  test.afterEach(async () => {
    await nginx.close();
    await service.close();
  });

  const readPage = async (headers: Record<string, string> = {}) => {
    const {
      status,
      body,
      headers: got,
    } = await sendRequest(nginx.origin, '/page.shtml', { headers });
    const text = body.toString();
    const slot = (id: string) => text.match(`<div id="${id}">([^]*?)</div>`)?.[1];
    return { status, text, headers: got, header: slot('header'), footer: slot('footer') };
  };

  /** Waits until nginx serves the cached header as stale. */
  const untilStale = () =>
    expect
      .poll(async () => {
        const { headers } = await sendRequest(nginx.origin, '/fragments/header?site=DE');
        return headers['x-cache'];
      })
      .toMatch(/STALE|UPDATING/);

  const STUBS = { header: '<a href="/">Home</a>', footer: '<a href="/imprint">Imprint</a>' };

  // SSR-99
  test('contains header and footer', async () => {
    const { status, header, footer, headers, text } = await readPage();
    expect(status).toBe(200);
    expect(header).toBe('<b>/fragments/header?site=DE</b>');
    expect(footer).toBe('<b>/fragments/footer?site=DE</b>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).not.toContain('<!--#');
    expect(text).not.toContain(STUBS.header);
  });

  // SSR-99
  test('shares the cache with direct requests and includes HTML regardless of `Accept`', async () => {
    await sendRequest(nginx.origin, '/fragments/header?site=DE');
    await readPage({ Accept: 'application/json' });
    await readPage();
    const requested = service.requests.map(({ url, headers }) => [
      new URL(url).pathname,
      headers.get('accept'),
    ]);
    expect(requested).toEqual([
      ['/fragments/header', 'text/html'],
      ['/fragments/footer', 'text/html'],
    ]);
  });

  // SSR-99
  for (const [failure, respond] of Object.entries({
    'responds with 500': () => Response.json({ problem: 'sorry' }, { status: 500 }),
    'responds with 400': () => Response.json({ problems: ['site'] }, { status: 400 }),
    'responds with 404': () => new Response('none', { status: 404 }),
  })) {
    test(`shows its stubs if the service ${failure} and nothing is cached`, async () => {
      service.respondWith(respond);
      const { status, header, footer, text } = await readPage();
      expect(status).toBe(200);
      expect(header).toContain(STUBS.header);
      expect(footer).toContain(STUBS.footer);
      expect(text).toContain('</html>');
      expect(text).not.toMatch(/sorry|problems|none/);
    });
  }

  // SSR-99
  test('shows its stubs if the service is down and nothing is cached', async () => {
    await service.close();
    const { status, header, footer } = await readPage();
    expect(status).toBe(200);
    expect(header).toContain(STUBS.header);
    expect(footer).toContain(STUBS.footer);
  });

  // SSR-99
  test('keeps its last header and footer while the service is down', async () => {
    const before = await readPage();
    await service.close();
    await untilStale();
    for (const _ of [1, 2]) {
      const { header, footer } = await readPage();
      expect([header, footer]).toEqual([before.header, before.footer]);
    }
  });

  // SSR-99
  test('does not wait while a fragment is revalidated', async () => {
    await readPage();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    service.respondWith(async (request) => {
      await released;
      return fragment(request);
    });
    await untilStale();
    expect((await readPage()).header).toBe('<b>/fragments/header?site=DE</b>');
    release();
  });
});
