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
test('pages connect only to their origin, the remote and, in development, a web socket', async () => {
  expect((await policy(false))['connect-src']).toBe("'self' https://cdn.test");
  expect((await policy(true))['connect-src']).toBe("'self' ws: https://cdn.test");
});

// HOST-72
test('pages cannot be framed by other sites or submit forms to other origins', async () => {
  expect(await policy(false)).toMatchObject({
    'frame-ancestors': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  });
});

// REL-80
test.each([false, true])(
  'pages require Trusted Types for code and HTML (in development: %s)',
  async (development) => {
    expect(await policy(development)).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types':
        "shell-host fascia fascia-html fascia-host fascia-host-html dompurify 'allow-duplicates'",
    });
  },
);

// REL-36
test('pages require integrity hashes of scripts only if all hashes are known', async () => {
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
    const response = await app.request('http://shop.test/');
    return [response.headers.get('Integrity-Policy'), await response.text()] as const;
  };
  const [policyOfAll, html] = await policyWith({ manifest }, { [url]: 'sha384-abc' });
  expect(policyOfAll).toBe('blocked-destinations=(script)');
  expect(html).toContain(`src="${url}" crossorigin="anonymous" integrity="sha384-abc"`);
  expect((await policyWith({}, { [url]: 'sha384-abc' }))[0]).toBeNull();
  expect((await policyWith({ manifest }))[0]).toBeNull();
});

// HOST-72
test.each(['/', '/jsonflyoutnavigation?site=DE', '/no-such-page'])(
  'browsers must not guess the content type of %s',
  async (path) => {
    const get = await getPage({ development: false });
    expect((await get(path)).headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

async function postAddress(path: string): Promise<Response> {
  const request = await getPage({ development: false });
  return request(path, { method: 'POST', body: new URLSearchParams({ email: 'ada@example.org' }) });
}

describe('a newsletter form that is submitted before its code has loaded', () => {
  test('redirects to the newsletter page (NEWS-50)', async () => {
    const response = await postAddress('/subscribenewsletter');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/subscribenewsletter');
  });

  test('is not accepted by other pages', async () => {
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
describe('a page', () => {
  test('is compressed if the browser accepts it, like responses of services', async () => {
    for (const path of ['/', '/jsonflyoutnavigation?site=DE']) {
      expect(await encodingOf(path, 'gzip, deflate, br')).toEqual(['gzip', 'Accept-Encoding']);
      expect(await encodingOf(path, 'gzip;q=0')).toEqual([null, 'Accept-Encoding']);
    }
  });

  // HOST-72
  test('is not stored in shared caches, because it sets a session cookie', async () => {
    const get = await getPage({ development: false });
    const { headers } = await get('/');
    expect(headers.getSetCookie().join()).toContain('DemoSession');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  // HOST-72
  test.each(['/', '/jsonflyoutnavigation?site=DE', '/service/searchfrontend/api/cachekey'])(
    'has the same Vary header for HEAD and GET (%s)',
    async (path) => {
      const get = await getPage({ development: false });
      const vary = (await get(path)).headers.get('Vary');
      expect((await get(path, { method: 'HEAD' })).headers.get('Vary')).toBe(vary);
    },
  );

  test('can be decompressed to the complete HTML', async () => {
    const get = await getPage({ development: false });
    const page = await get('/', { headers: { 'Accept-Encoding': 'gzip' } });
    const html = gunzipSync(Buffer.from(await page.arrayBuffer())).toString();
    expect(html).toContain('<div id="header">');
    expect(html).toMatch(/<\/html>\s*$/);
  });

  test('does not compress pictures again', async () => {
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
