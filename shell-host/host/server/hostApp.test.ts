/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { createShop } from '../../demo-shop/shop.ts';
import { createHostApp } from './hostApp.ts';
import { demoShopServices } from './demo/shopServices.ts';

async function getPage({ development }: { development: boolean }) {
  const app = createHostApp({
    services: demoShopServices(createShop()),
    remote: () => ({ entry: 'https://cdn.test/container.js' }),
    hostFiles: () => ({ scripts: [], styles: [] }),
    development,
  });
  return (path: string, init?: RequestInit) => app.request(`http://shop.test${path}`, init);
}

async function policy(development: boolean): Promise<Record<string, string>> {
  const get = await getPage({ development });
  const header = (await get('/')).headers.get('Content-Security-Policy') ?? '';
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

// HOST-72
test('a page connects to its own origin and the remote, and in development to a web socket', async () => {
  expect((await policy(false))['connect-src']).toBe("'self' https://cdn.test");
  expect((await policy(true))['connect-src']).toBe("'self' ws: https://cdn.test");
});

// HOST-72
test('a page cannot be framed by another site, and its forms go to its own origin', async () => {
  expect(await policy(false)).toMatchObject({
    'frame-ancestors': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  });
});

// REL-80
test.each([false, true])(
  'a page takes no string for code or HTML, in development too (%s)',
  async (development) => {
    expect(await policy(development)).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types':
        "shell-host fascia fascia-html fascia-host fascia-host-html dompurify 'allow-duplicates'",
    });
  },
);

// REL-36
test('a page requires script hashes only if it knows those of all entries', async () => {
  const manifest = {
    version: '1.0.0',
    chunks: {},
    entries: {},
    integrity: {},
    react: [],
    locales: { DE: 'de-DE' },
  };
  const url = '/host/main.0123456789.js';
  const policyWith = async (remoteFiles: object, integrity?: Record<string, string>) => {
    const app = createHostApp({
      services: demoShopServices(createShop()),
      remote: () => ({ entry: '/remote/container.js', ...remoteFiles }),
      hostFiles: () => ({ scripts: [url], styles: [], ...(integrity && { integrity }) }),
      development: false,
    });
    const answer = await app.request('http://shop.test/');
    return [answer.headers.get('Integrity-Policy'), await answer.text()] as const;
  };
  const [policyOfAll, html] = await policyWith({ manifest }, { [url]: 'sha384-abc' });
  expect(policyOfAll).toBe('blocked-destinations=(script)');
  expect(html).toContain(`src="${url}" crossorigin="anonymous" integrity="sha384-abc"`);
  expect((await policyWith({}, { [url]: 'sha384-abc' }))[0]).toBeNull();
  expect((await policyWith({ manifest }))[0]).toBeNull();
});

// HOST-72
test.each(['/', '/jsonflyoutnavigation?site=DE', '/no-such-page'])(
  'the answer to %s forbids browsers to guess its type',
  async (path) => {
    const get = await getPage({ development: false });
    expect((await get(path)).headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

async function postAddress(path: string): Promise<Response> {
  const request = await getPage({ development: false });
  return request(path, { method: 'POST', body: new URLSearchParams({ email: 'ada@example.org' }) });
}

describe('a sign-up form that is posted before its code has run', () => {
  test('leads to the newsletter page (NEWS-50)', async () => {
    const response = await postAddress('/subscribenewsletter');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/subscribenewsletter');
  });

  test('is taken by no other page', async () => {
    expect((await postAddress('/')).status).toBe(404);
    expect((await postAddress('/checkout')).status).toBe(404);
  });
});

const encodingOf = async (path: string, accepted: string) => {
  const get = await getPage({ development: false });
  const { headers } = await get(path, { headers: { 'Accept-Encoding': accepted } });
  return [headers.get('Content-Encoding'), headers.get('Vary')];
};

// HOST-72
describe('A page', () => {
  test('and the services’ answers are sent compressed to browsers that accept it', async () => {
    for (const path of ['/', '/jsonflyoutnavigation?site=DE']) {
      expect(await encodingOf(path, 'gzip, deflate, br')).toEqual(['gzip', 'Accept-Encoding']);
      expect(await encodingOf(path, 'gzip;q=0')).toEqual([null, 'Accept-Encoding']);
    }
  });

  // HOST-72
  test('is not kept by shared caches, because it sets the visitor’s session', async () => {
    const get = await getPage({ development: false });
    const { headers } = await get('/');
    expect(headers.getSetCookie().join()).toContain('DemoSession');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  // HOST-72
  test.each(['/', '/jsonflyoutnavigation?site=DE', '/service/searchfrontend/api/cachekey'])(
    'says what it varies by to HEAD as to GET (%s)',
    async (path) => {
      const get = await getPage({ development: false });
      const vary = (await get(path)).headers.get('Vary');
      expect((await get(path, { method: 'HEAD' })).headers.get('Vary')).toBe(vary);
    },
  );

  test('has the same HTML compressed', async () => {
    const get = await getPage({ development: false });
    const page = await get('/', { headers: { 'Accept-Encoding': 'gzip' } });
    const html = gunzipSync(Buffer.from(await page.arrayBuffer())).toString();
    expect(html).toContain('<div id="header">');
    expect(html).toMatch(/<\/html>\s*$/);
  });

  test('has pictures that are compressed already as they are', async () => {
    const app = createHostApp({
      services: {
        handles: () => true,
        fetch: async () =>
          new Response(new Uint8Array(5000), { headers: { 'Content-Type': 'image/png' } }),
      },
      remote: () => ({ entry: '/container.js' }),
      hostFiles: () => ({ scripts: [], styles: [] }),
      development: false,
    });
    const { headers } = await app.request('/a.png', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('Content-Encoding')).toBeNull();
  });
});
