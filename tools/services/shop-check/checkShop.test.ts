/** @jest-environment node */
import { createServer } from 'node:http';
import { checkShop } from './checkShop.ts';
import {
  CART,
  NAVIGATION,
  NO_STORE,
  PROMOTION,
  WORLDS,
  respondWith,
  check,
  description,
  methods,
  origin,
  originOf,
  setFaulty,
  type Faulty,
} from './testing/faultyShop.ts';

// HOST-98
test('the demo shop has no differences on all nine sites and receives only reads', async () => {
  const { text, requests } = await check(['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR']);
  expect(text).toBe('');
  expect(requests).toBe(77);
  expect([...methods]).toEqual(['GET']);
});

// HOST-98
test('requests the pictures of another shop only at addresses that the description contains', async () => {
  const shop = {
    imagePaths: { '/image-delivery/': '/pictures/' },
    footerLogos: { folder: 'https://cdn.example/logos/' },
    sites: [{ newsletter: { picture: 'images/newsletter.svg' } }],
  };
  const { lines, requests } = await check(['DE'], undefined, shop);
  const all = await check(['DE']);
  expect(lines).toEqual([]);
  expect(all.requests - requests).toBe(3);
});

// HOST-98
test.each([
  [
    'an error status',
    { [WORLDS]: (_, response) => response.writeHead(503).end() },
    'all 503 status 200 503',
  ],
  [
    'a redirect, without its query',
    {
      [WORLDS]: (_, response) =>
        response.writeHead(302, { Location: 'https://a.test/b?token=c' }).end(),
    },
    'all 302 status 200 302, redirect to https://a.test/b',
  ],
  [
    'an HTML page',
    { [WORLDS]: respondWith('<p>', { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' }) },
    'all 200 Content-Type application/json text/html',
  ],
  ['a body that is not JSON', { [WORLDS]: respondWith('{') }, 'all 200 body JSON something else'],
  [
    'a missing Cache-Control header',
    { [WORLDS]: respondWith({}, {}) },
    'all 200 Cache-Control such as public, max-age=300 nothing',
  ],
  [
    'personal data that shared caches may keep',
    { [CART]: respondWith({ cart: { articles: [] } }, { 'Cache-Control': 'public, max-age=60' }) },
    'all 200 Cache-Control such as no-store public, max-age=60',
  ],
  [
    'a closed connection',
    { [WORLDS]: (request) => request.socket.destroy() },
    'all – response a response none (UND_ERR_SOCKET)',
  ],
  [
    'a missing field',
    { [WORLDS]: respondWith({ new: { themeworlds: [{ title: 'A' }] } }) },
    'all 200 /new/themeworlds/0/url Address nothing',
  ],
  [
    'a wrong type',
    { [WORLDS]: respondWith({ new: { themeworlds: {} } }) },
    'all 200 /new/themeworlds array an object',
  ],
  [
    'a value that is not one of the described values',
    { [NAVIGATION]: respondWith([{ target: '_new' }]) },
    'DE 200 /0/target one of _self, _blank, _parent, _top "_new"',
  ],
  [
    'an unsafe address',
    { [NAVIGATION]: respondWith([{ href: 'javascript:alert()' }]) },
    'DE 200 /0/href Address "javascript:alert()"',
  ],
  [
    'an unknown type of promotion',
    { [`${PROMOTION}top`]: respondWith({ type: 'Other', contentJSON: '{}' }) },
    'DE 200 /type one of its values "Other"',
  ],
  [
    'content that is not JSON',
    { [`${PROMOTION}top`]: respondWith({ type: 'ApiPiPromotion', contentJSON: '<' }) },
    'DE 200 /contentJSON JSON "<"',
  ],
  [
    'a difference inside the content',
    {
      [`${PROMOTION}benefits`]: respondWith({
        type: 'ApiHeaderBenefitsPromotion',
        contentJSON: '{"links":[{}]}',
      }),
    },
    'DE 200 /contentJSON/links/0/text string nothing',
  ],
] satisfies [string, Faulty, string][])('reports %s', async (_, listeners, line) => {
  setFaulty(listeners);
  const { lines, differences } = await check(['DE']);
  expect(lines).toEqual([expect.stringContaining(Object.keys(listeners)[0] ?? ''), line]);
  expect(differences).toBe(1);
});

// HOST-98
test('reports a service that does not respond in time', async () => {
  setFaulty({ [WORLDS]: () => {} });
  expect((await check(['DE'], 1000)).lines).toContain('all – response a response none within 1 s');
});

// HOST-98
test('reports once, with the reason, if no service responds', async () => {
  const { port } = origin;
  const encrypted = await checkShop(new URL(`https://127.0.0.1:${port}`), ['DE'], description);
  expect(encrypted.text).toMatch(/^No service responds: TLS failure \(\w+\)\n/);
  const other = createServer();
  const closed = await originOf(other);
  await new Promise((resolve) => other.close(resolve));
  const { text } = await checkShop(closed, ['DE'], description);
  expect(text).toMatch(
    /^No service responds: none \(ECONNREFUSED\)\nStopped after the first \d requests/,
  );
});

// HOST-98
test('stops if the first requests get no response', async () => {
  const silent = createServer();
  const { text, requests } = await checkShop(await originOf(silent), ['DE', 'AT'], description, {
    timeoutMs: 500,
  });
  silent.closeAllConnections();
  silent.close();
  expect(text).toMatch(
    /^No service responds: none within 0.5 s\nStopped after the first \d requests/,
  );
  expect(requests).toBeLessThan(8);
});

// HOST-98
test('lists at most 20 differences of a service and the number of further ones', async () => {
  // Each item differs at another depth, because differences that vary only in an index share a line.
  const nest = (depth: number): unknown =>
    depth === 0 ? { title: 'A', target: '_new' } : { title: 'A', children: [nest(depth - 1)] };
  setFaulty({ [NAVIGATION]: respondWith(Array.from({ length: 27 }, (_, depth) => nest(depth))) });
  const { lines, differences } = await check(['DE']);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('and 7 more');
  expect(differences).toBe(27);
});

// HOST-98
test('prints addresses without user information, query and parameters', async () => {
  const Location = 'https://mira:secret@a.test/b;jsessionid=secret?token=secret#secret';
  setFaulty({
    [WORLDS]: (_, response) => response.writeHead(302, { Location }).end(),
    [NAVIGATION]: respondWith([{ target: '//mira:secret@a.test/b;a=secret?secret' }]),
  });
  const { text, lines } = await check(['DE']);
  expect(lines).toContain('all 302 status 200 302, redirect to https://a.test/b');
  expect(text).not.toMatch(/secret|mira/);
});

// SSR-152
test('prints no control characters of a response', async () => {
  setFaulty({ [NAVIGATION]: respondWith([{ target: '_new\x9b2J' }]) });
  const { text } = await check(['DE']);
  expect(text).toContain('_new 2J');
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
});

// HOST-98
test('reports the progress of each service', async () => {
  const lines: string[] = [];
  const onProgress = (line: string) => lines.push(line);
  await checkShop(origin, ['DE', 'AT'], description, { onProgress });
  expect(lines).toContain('navigation: 2 requests');
  expect(new Set(lines).size).toBe(lines.length);
});

test('accepts empty fields and additional fields of the shop', async () => {
  setFaulty({ [NAVIGATION]: respondWith([{ title: null, href: '', ours: { id: 1 } }]) });
  expect((await check(['DE'])).text).toBe('');
});

test('combines equal differences of several sites and items in one line', async () => {
  setFaulty({ [NAVIGATION]: respondWith([{ target: '1' }, { target: '2' }]) });
  const { lines } = await check(['DE', 'AT']);
  expect(lines.slice(1)).toEqual([
    'DE,AT 200 /0/target (and 2 more) one of _self, _blank, _parent, _top "1"',
  ]);
});

// HOST-98
test('prints no personal data', async () => {
  setFaulty({
    '/service/customerfrontenddata/api/v1/psdata': respondWith({
      tracking: { loginStatus: 'Mira' },
      customer: { firstname: 4711, loyaltyBeans: 'Sommer' },
    }),
    '/json/psdata': respondWith({ nl_status: 'mira@example.org' }),
    [CART]: respondWith({ cart: { articles: [{ productId: 'Mira', quantity: 'Sommer' }] } }),
  });
  const { text, differences } = await check(['DE']);
  expect(differences).toBe(5);
  expect(text).not.toMatch(/mira|sommer|4711/i);
});
