/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { followManifest, type ManifestEvent } from './followManifest.ts';
import { headTags } from './headTags.ts';

const URL = 'https://cdn.test/fascia/fragments.json';
const manifest = (version: string) => ({
  version,
  chunks: { Header: { scripts: ['Header.1.js'], styles: [] } },
  integrity: {},
  react: [],
  locales: { DE: 'de-DE' },
  places: '',
  reads: '',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Follows the manifest of a fake server, whose `respond` can be replaced. */
function serve(respond: () => Promise<Response>) {
  const events: ManifestEvent[] = [];
  const server = { respond, requests: 0, events };
  const current = followManifest(URL, {
    fetch: () => {
      server.requests += 1;
      return server.respond();
    },
    onEvent: (event) => events.push(event),
  });
  return { server, current };
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const json = (body: unknown) => async () => Response.json(body);
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the manifest that a server follows', () => {
  // HK-185
  test('is requested once a minute for all pages', async () => {
    const { server, current } = serve(json(manifest('1.0.0')));
    const [first, second] = await Promise.all([current(), current()]);
    expect(first).toBe(second);
    expect(await current()).toMatchObject({ version: '1.0.0' });
    expect(server.requests).toBe(1);
    server.respond = json(manifest('1.1.0'));
    await later(60_000);
    expect(await current()).toMatchObject({ version: '1.0.0' });
    await later(0);
    expect(await current()).toMatchObject({ version: '1.1.0' });
    expect(server.requests).toBe(2);
    expect(server.events).toEqual([]);
  });

  // REL-76
  test('is requested again after a minute, even if the server’s clock is set back', async () => {
    const { server, current } = serve(json(manifest('1.0.0')));
    await current();
    await later(60_000);
    jest.setSystemTime(0);
    await current();
    expect(server.requests).toBe(2);
  });

  // REL-76
  test('is not read from the target of a redirect', async () => {
    jest.useRealTimers();
    const elsewhere = createServer((_, response) => {
      response.end(JSON.stringify(manifest('6.6.6')));
    });
    const remote = createServer((_, response) => {
      response.writeHead(302, { Location: originOf(elsewhere) }).end();
    });
    for (const server of [elsewhere, remote]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    const events: ManifestEvent[] = [];
    const current = followManifest(originOf(remote), { onEvent: (event) => events.push(event) });
    const manifestOfPage = await current();
    for (const server of [elsewhere, remote]) {
      server.closeAllConnections();
      server.close();
    }
    expect(manifestOfPage).toBeUndefined();
    expect(events).toMatchObject([{ type: 'failed', reason: 'status' }]);
  });

  // REL-76
  test('is not read completely if it is too long', async () => {
    let chunks = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          chunks += 1;
          controller.enqueue(new Uint8Array(1_000_000).fill(32));
        },
      });
    const { server, current } = serve(async () => new Response(endless()));
    const page = current();
    await later(0);
    expect(await page).toBeUndefined();
    expect(server.events).toMatchObject([{ type: 'failed', reason: 'content' }]);
    expect(chunks).toBeLessThan(10);
  });

  // HK-185
  test.each([
    ['network', () => Promise.reject(new TypeError('refused'))],
    ['status', async () => new Response('Sorry', { status: 503 })],
    ['content', async () => new Response('<h1>Sorry</h1>')],
    ['content', json({ version: '1.0.0' })],
  ] as const)(
    'delays a page by at most 1 s if it fails (%s), and is retried after 5 s',
    async (reason, respond) => {
      const { server, current } = serve(respond);
      const page = current();
      await later(1000);
      expect(await page).toBeUndefined();
      expect(server.events).toEqual([
        expect.objectContaining({ type: 'failed', reason, url: URL }),
      ]);
      server.respond = json(manifest('1.0.0'));
      expect(await current()).toBeUndefined();
      expect(server.requests).toBe(1);
      await later(5000);
      expect(await current()).toMatchObject({ version: '1.0.0' });
    },
  );

  // HK-185
  test('loads in the background if it takes longer than a page waits', async () => {
    const { server, current } = serve(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return Response.json(manifest('1.0.0'));
    });
    const first = current();
    await later(1000);
    expect(await first).toBeUndefined();
    expect(await current()).toBeUndefined(); // The page does not wait.
    await later(2000);
    expect(await current()).toMatchObject({ version: '1.0.0' });
    expect(server).toMatchObject({ requests: 1, events: [] });
  });

  // HK-185
  test('fails if the server does not respond within 10 s', async () => {
    const { server, current } = serve(() => new Promise<Response>(() => {}));
    const page = current();
    await later(1000);
    expect(await page).toBeUndefined();
    await later(9000);
    expect(server.events).toMatchObject([{ type: 'failed', reason: 'timeout', url: URL }]);
    server.respond = json(manifest('1.0.0'));
    expect(await current()).toBeUndefined();
    expect(server.requests).toBe(1);
    await later(5000);
    expect(await current()).toMatchObject({ version: '1.0.0' });
  });

  // HK-185
  test('does not change while the remote’s server is down', async () => {
    const { server, current } = serve(json(manifest('1.0.0')));
    await current();
    server.respond = () => Promise.reject(new TypeError('refused'));
    await later(60_000);
    await current();
    await later(0);
    expect(await current()).toMatchObject({ version: '1.0.0' });
    expect(server.events).toHaveLength(1);
  });

  // HK-185
  test('does not break pages if the listener throws', async () => {
    const current = followManifest(URL, {
      fetch: () => Promise.reject(new TypeError('refused')),
      onEvent: () => {
        throw new Error('The host’s own');
      },
    });
    expect(await current()).toBeUndefined();
  });

  test.each(['/remote/fragments.json', '', 'fragments.json'])(
    'requires an absolute URL: %j throws a TypeError',
    (url) => {
      expect(() => followManifest(url)).toThrow(
        new TypeError(
          'fascia-host: followManifest needs an absolute URL, such as http://localhost:3000/remote/fragments.json',
        ),
      );
    },
  );

  // HK-83
  test('is optional: without it, the page’s head contains only the entry', () => {
    const head = headTags(undefined, { modules: ['Header', 'Footer'], baseUrl: '/remote/' });
    expect(head).toContain('<meta name="fascia-entry" content="/remote/container.js">');
    expect(head.match(/href="[^"]*"/g)).toEqual(['href="/remote/container.js"']);
  });
});
