/** @jest-environment node */
import { jest } from '@jest/globals';
import { goodResponse, startService } from './fixtures/startService.ts';

const HEADER =
  '<div data-fascia="Header">{"navigation":"?site=DE"} {"promotion":"~header_top"}</div>';

// SSR-30
test.each([
  ['header', 'Header'],
  ['footer', 'Footer'],
  ['newsletter-form', 'NewsletterForm'],
  ['layout', 'Layout'],
])('/fragments/%s renders the module %s', async (name, module) => {
  const response = await startService().get(`/fragments/${name}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`data-fascia="${module}"`);
});

// SSR-30
test('the HTML format contains links to files, the markup and its state', async () => {
  const response = await startService().get('/fragments/header', { Accept: 'text/html' });
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe(
    `<link rel="stylesheet" href="/remote/a.css">${HEADER}` +
      '<script type="application/json" data-fascia-state="header">' +
      '{"texts":["{\\"navigation\\":\\"?site=DE\\"}","{\\"promotion\\":\\"~header_top\\"}"]}</script>',
  );
});

// SSR-30
test('the JSON format contains the parts of a fragment for a host’s server', async () => {
  const response = await startService().get('/fragments/header', { Accept: 'application/json' });
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual({
    html: HEADER,
    head: '<link rel="stylesheet" href="/remote/a.css">',
    state: expect.stringContaining('texts'),
    version: '1.2.3',
  });
});

// SSR-30
test('HEAD has the headers of GET and no body', async () => {
  const service = startService();
  const get = await service.get('/fragments/header');
  const head = await service.get('/fragments/header', {}, 'HEAD');
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe('');
});

// SSR-30
test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects the method %s', async (method) => {
  const service = startService();
  const responses = [
    ...['/fragments/header', '/health'].map((path) => service.get(path, {}, method)),
    ...['/health', '/ready', '/metrics'].map((path) => service.getInternal(path, method)),
  ];
  for (const response of await Promise.all(responses)) {
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  }
  expect(service.renderings).toEqual([]);
});

// SSR-30
test.each(['/fragments/cart', '/fragments/Header', '/fragments', '/fragments/header/x', '/'])(
  'responds to %s with 404',
  async (path) => {
    const response = await startService().get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

// SSR-48
test('does not serve readiness and metrics at the public address', async () => {
  const service = startService();
  for (const path of ['/ready', '/metrics']) {
    expect((await service.get(path)).status).toBe(404);
    expect((await service.getInternal(path)).status).toBe(200);
  }
  expect((await service.getInternal('/fragments/header')).status).toBe(404);
});

// SSR-32
test('lists all invalid settings and renders nothing', async () => {
  const service = startService();
  const response = await service.get('/fragments/footer?colour=red&site=DE&__proto__=1');
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    status: 400,
    problems: ['Footer has no colour', 'Footer has no __proto__'],
  });
  expect(service.renderings).toEqual([]);
});

// SSR-32
test('rejects a query that is too long before parsing it', async () => {
  const parseSettings = jest.fn<() => never>();
  const service = startService({ parseSettings });
  const response = await service.get(`/fragments/header?site=${'D'.repeat(2048)}`);
  expect(response.status).toBe(414);
  expect(parseSettings).not.toHaveBeenCalled();
});

// SSR-34
test('any cache may store a fragment, and any page may fetch it', async () => {
  const { headers } = await startService().get('/fragments/header');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=86400',
    vary: 'Accept',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

// SSR-34
test('a fragment opened as a page cannot run scripts or submit forms, and is not indexed', async () => {
  const service = startService();
  const page = await service.get('/fragments/newsletter-form');
  expect(page.headers.get('Content-Security-Policy')).toBe(
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  const json = await service.get('/fragments/header', { Accept: 'application/json' });
  expect(json.headers.has('Content-Security-Policy')).toBe(false);
});

// SSR-34
test('caches may store a fragment without data only for a short time', async () => {
  const service = startService();
  service.shop.respond = async () => new Response('down', { status: 503 });
  const response = await service.get('/fragments/header');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div data-fascia="Header">static static</div>');
  expect(response.headers.get('Cache-Control')).toBe(
    'public, max-age=5, stale-while-revalidate=30, stale-if-error=300',
  );
});

// SSR-34
test('visitor data reaches neither the services nor the response', async () => {
  const service = startService();
  service.shop.respond = async (call) => {
    const response = await goodResponse(call);
    response.headers.set('Set-Cookie', 'session=1');
    return response;
  };
  const personal = { Cookie: 'LoginToken=abc', Authorization: 'Basic abc', 'X-LoginToken': 'abc' };
  const response = await service.get('/fragments/header', personal);
  expect(response.headers.has('Set-Cookie')).toBe(false);
  expect(await response.text()).not.toContain('abc');
  expect(service.shop.calls).toHaveLength(2);
  for (const { init } of service.shop.calls) {
    expect(init.headers).toEqual({ 'X-Hunter-Site': 'DE', Accept: 'application/json' });
  }
  await service.get('/fragments/header');
  expect(service.renderings).toHaveLength(1);
});

// SSR-34
test('responds with 304 to a client that has the current fragment', async () => {
  const service = startService();
  const first = await service.get('/fragments/header');
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{24}-html"$/);
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const response = await service.get('/fragments/header', { 'If-None-Match': known });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    expect(response.headers.get('Vary')).toBe('Accept');
  }
});

const tagOf = async (path: string, Accept = 'text/html', service = startService()) =>
  (await service.get(path, { Accept })).headers.get('ETag') ?? '';

// SSR-34
test('the ETag depends only on content and format', async () => {
  const etag = await tagOf('/fragments/header');
  expect(await tagOf('/fragments/header')).toBe(etag);
  for (const other of [
    await tagOf('/fragments/header?site=AT'),
    await tagOf('/fragments/header', 'application/json'),
  ]) {
    expect(other).not.toBe(etag);
    const response = await startService().get('/fragments/header', { 'If-None-Match': other });
    expect(response.status).toBe(200);
  }
});
