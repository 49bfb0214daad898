/** @jest-environment node */
import { jest } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createShop } from './nodeHeadTags.ts';

const header = {
  html: '<div data-fascia="header">Header</div>',
  head: '',
  state: '{}',
  version: '1.0.0',
};
const chunk = { scripts: ['Header.1.js'], styles: [] };
const manifest = {
  version: '1.0.0',
  chunks: { Header: chunk, Footer: chunk, mount: chunk, services: chunk },
  integrity: {},
  react: [],
  locales: { AT: 'de-AT' },
  reads: 'beginReads',
};

const realFetch = globalThis.fetch;
let isRemoteDown = false;
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const { host } = new URL(String(url));
    if (host === 'shop.example') return Response.json(header);
    if (host !== 'cdn.example') return realFetch(url, options);
    return isRemoteDown ? new Response('<h1>503</h1>', { status: 503 }) : Response.json(manifest);
  });
});
afterEach(() => jest.restoreAllMocks());

async function openPage() {
  const server = createShop('https://shop.example').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const page = {
    text: await response.text(),
    policy: response.headers.get('Content-Security-Policy'),
  };
  server.close().closeAllConnections();
  return page;
}

// SSR-70, HK-80
test('the Node example with head tags sends the head script, the header and a policy', async () => {
  const { text, policy } = await openPage();
  expect(text).toContain('(beginReads)({"site":"AT"');
  expect(text).toContain(`<div data-fascia-slot="Header" data-site="AT">${header.html}`);
  const [, nonce] = /<script nonce="(.+?)" defer fetchpriority="high"/.exec(text) ?? [];
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(policy).toContain("style-src 'self' https://cdn.example");
});

test('the Node example with head tags sends the header while the remote is down (SSR-70)', async () => {
  isRemoteDown = true;
  const { text } = await openPage();
  expect(text).not.toContain('beginReads');
  expect(text).toContain(header.html);
});
