/** @jest-environment node */
import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop } from './nodeHttp.ts';

const fragment = (text: string) => ({
  html: `<div data-fascia>${text}</div>`,
  head: `<link rel="stylesheet" href="/remote/${text}.css">`,
  state: `{"from":"${text}"}`,
  version: '1.0.0',
});

const servers: Server[] = [];
async function start(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Starts a fragment service that renders the requested path. */
const startService = () =>
  start(
    createServer(({ url }, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(fragment(String(url).replace('/fragments/', ''))));
    }),
  );
const read = async (url: string) => (await fetch(url)).text();

describe('the plain Node example (SSR-70)', () => {
  beforeAll(() => {
    for (const name of ['header', 'footer']) {
      writeFileSync(join(folder, `${name}.DE.json`), JSON.stringify(fragment(`default ${name}`)));
    }
  });

  test('sends header and footer in the page, and their links in the head', async () => {
    const page = await read(await start(createShop(await startService(), folder)));
    expect(page).toContain(
      '<title>Coffee</title>\n<link rel="stylesheet" href="/remote/header?site=DE&sticky=true.css"><link',
    );
    expect(page).toContain('<div id="header"><div data-fascia>header?site=DE&sticky=true</div>');
    expect(page).toContain('data-fascia-state="footer">{"from":"footer?site=DE"}</script></div>');
  });

  test('sends the default fragments while the service is unavailable', async () => {
    const errors = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const closed = createServer();
    const service = await start(closed);
    closed.close();
    const page = await read(await start(createShop(service, folder)));
    expect(page).toContain('<div id="header"><div data-fascia>default header</div>');
    expect(page).toContain('<div id="footer"><div data-fascia>default footer</div>');
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('"reason":"network"'));
    errors.mockRestore();
  });
});

test('the Express example passes header and footer with the page’s nonce to its views (SSR-70)', async () => {
  const requests = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(fragment(new URL(String(url)).pathname)));
  const { withFragments } = await import('./express.ts');
  const response = { locals: {} as Record<string, string> };
  const next = jest.fn();
  await withFragments({}, response, next);
  const { nonce, head, header, footer } = response.locals;
  expect(next).toHaveBeenCalledTimes(1);
  expect(requests.mock.calls.map(([url]) => url)).toEqual([
    'https://shop.example/fragments/header?site=AT',
    'https://shop.example/fragments/footer?site=AT',
  ]);
  expect(head?.split(`nonce="${nonce}"`)).toHaveLength(3);
  expect(header).toContain('<div data-fascia>/fragments/header</div><script');
  expect(footer).toContain('<div data-fascia>/fragments/footer</div><script');
  requests.mockRestore();
});

test('the worker example sends its page between header and footer (SSR-70)', async () => {
  const { default: worker } = await import('./worker.ts');
  const service = createServer((_, response) => {
    const layout = fragment('<header></header><!--fascia:content--><footer></footer>');
    response.end(JSON.stringify({ ...layout, state: '{}' }));
  });
  const environment = { FRAGMENT_SERVICE: await start(service) };
  const load = async () =>
    (await worker.fetch(new Request('https://worker.test'), environment)).text();
  const page = await load();
  expect(page).toContain(
    '<header></header><main><h1>Café</h1></main><footer></footer></div><script',
  );
  expect(await load()).toBe(page);
});
