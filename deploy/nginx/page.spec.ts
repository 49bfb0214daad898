import { expect, test } from '@playwright/test';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from '../testing/sendRequest.ts';
import { nginxIsMissing, startNginx, type RunningNginx } from '../testing/startNginx.ts';
import { startStubService, type StubService } from '../testing/stubService.ts';

const fragment = (request: Request) =>
  new Response(`<b>${new URL(request.url).pathname}${new URL(request.url).search}</b>`, {
    headers: {
      'Content-Type': request.headers.get('accept') ?? '',
      'Cache-Control': 'public, max-age=1, stale-while-revalidate=60',
    },
  });

test.describe('A page with includes behind nginx', () => {
  test.skip(() => !!nginxIsMissing, nginxIsMissing || '');
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

  const STUBS = { header: '<a href="/">Home</a>', footer: '<a href="/imprint">Imprint</a>' };

  // SSR-99
  test('has header and footer in it, from the first byte', async () => {
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
  test('shares the cache with requests for the fragments, and includes HTML whatever is accepted', async () => {
    await sendRequest(nginx.origin, '/fragments/header?site=DE');
    await readPage({ Accept: 'application/json' });
    await readPage();
    const asked = service.requests.map(({ url, headers }) => [
      new URL(url).pathname,
      headers.get('accept'),
    ]);
    expect(asked).toEqual([
      ['/fragments/header', 'text/html'],
      ['/fragments/footer', 'text/html'],
    ]);
  });

  // SSR-100
  for (const [failure, answer] of Object.entries({
    'answers 500': () => Response.json({ problem: 'sorry' }, { status: 500 }),
    'answers 400': () => Response.json({ problems: ['site'] }, { status: 400 }),
    'answers 404': () => new Response('none', { status: 404 }),
  })) {
    test(`shows its stubs while the service ${failure} and nothing is kept`, async () => {
      service.answerWith(answer);
      const { status, header, footer, text } = await readPage();
      expect(status).toBe(200);
      expect(header).toContain(STUBS.header);
      expect(footer).toContain(STUBS.footer);
      expect(text).toContain('</html>');
      expect(text).not.toMatch(/sorry|problems|none/);
    });
  }

  // SSR-100
  test('shows its stubs while the service is gone and nothing is kept', async () => {
    await service.close();
    const { status, header, footer } = await readPage();
    expect(status).toBe(200);
    expect(header).toContain(STUBS.header);
    expect(footer).toContain(STUBS.footer);
  });

  // SSR-100
  test('keeps its last header and footer while the service is gone', async () => {
    const before = await readPage();
    await service.close();
    await sleep(2100);
    for (const _ of [1, 2]) {
      const { header, footer } = await readPage();
      expect([header, footer]).toEqual([before.header, before.footer]);
    }
  });

  // SSR-100
  test('does not wait for a fragment that is asked for again', async () => {
    await readPage();
    await sleep(2100);
    let isAnswered = false;
    service.answerWith(async (request) => {
      await sleep(2000);
      isAnswered = true;
      return fragment(request);
    });
    expect((await readPage()).header).toBe('<b>/fragments/header?site=DE</b>');
    expect(isAnswered).toBe(false);
  });
});
