/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '../../../tools/build/compressFiles.ts';
import { serveFolder } from './serveFolder.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(200);
const CODE = '/remote/Header.0123456789.js';
const ENTRY = '/remote/remoteEntry.js';

const RELEASE_FILES = [
  'current.json',
  '1.1.0+1a2b3c4d.json',
  '1.1.0+1a2b3c4d.json.sig',
  '1.1.0+1a2b3c4d/fragments.json',
];

const parent = mkdtempSync(join(tmpdir(), 'fascia-'));
const app = new Hono();

beforeAll(async () => {
  const folder = join(parent, 'remote');
  mkdirSync(folder);
  writeFileSync(join(parent, 'secret.txt'), SCRIPT);
  for (const name of ['Header.0123456789.js', 'remoteEntry.js', 'types.zip', 'Header.js.map']) {
    writeFileSync(join(folder, name), SCRIPT);
  }
  writeFileSync(join(folder, 'Header.0123456789.css'), SCRIPT);
  writeFileSync(join(folder, 'small.0123456789.js'), 'export {};\n');
  mkdirSync(join(folder, 'releases/1.1.0+1a2b3c4d'), { recursive: true });
  for (const name of RELEASE_FILES) writeFileSync(join(folder, 'releases', name), '{}');
  await compressFiles(folder);
  serveFolder(app, '/remote/', folder);
});
afterAll(() => rmSync(parent, { recursive: true }));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return app.request(`http://shop.test${path}`, { method, headers });
}

const encodingFor = async (path: string, accepted: string) => {
  const { headers } = await get(path, { 'Accept-Encoding': accepted });
  return headers.get('Content-Encoding') ?? 'identity';
};

// HOST-72
describe('a file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=1.0', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.1', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['zstd, deflate', 'identity'],
    ['', 'identity'],
  ])('is sent for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
    expect(await encodingFor(CODE, accepted)).toBe(encoding);
  });

  test('has the right content, type, Vary header and a different ETag in each encoding', async () => {
    const responses = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => get(CODE, { 'Accept-Encoding': encoding })),
    );
    const [brotli, gzip, identity] = await Promise.all(
      responses.map(async (response) => Buffer.from(await response.arrayBuffer())),
    );
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip ?? '').toString()).toBe(SCRIPT);
    expect(identity?.toString()).toBe(SCRIPT);
    for (const { headers } of responses) {
      expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
      expect(headers.get('Vary')).toBe('Accept-Encoding');
    }
    const tags = responses.map(({ headers }) => headers.get('ETag'));
    expect(new Set(tags).size).toBe(3);
  });

  test('is sent uncompressed if it is tiny or already compressed', async () => {
    expect(await encodingFor('/remote/small.0123456789.js', 'br, gzip')).toBe('identity');
    expect(await encodingFor('/remote/types.zip', 'br, gzip')).toBe('identity');
  });
});

// HOST-72
describe('a request', () => {
  test.each([
    [CODE, 'public, max-age=31536000, immutable'],
    ['/remote/Header.0123456789.css', 'public, max-age=31536000, immutable'],
    [ENTRY, 'no-cache'],
    ['/remote/types.zip', 'no-cache'],
    ['/remote/none.0123456789.js', 'no-cache'],
    // REL-16
    ['/remote/releases/current.json', 'no-cache'],
    ['/remote/releases/1.1.0%2B1a2b3c4d.json', 'public, max-age=31536000, immutable'],
    ['/remote/releases/1.1.0%2B1a2b3c4d.json.sig', 'public, max-age=31536000, immutable'],
    ['/remote/releases/1.1.0%2B1a2b3c4d/fragments.json', 'public, max-age=31536000, immutable'],
    ['/remote/releases/1.2.0%2B1a2b3c4d.json', 'no-cache'],
  ])('for %s returns Cache-Control "%s"', async (path, policy) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe(policy);
  });

  test('gets a policy under which a file opened as a page runs no script (SSR-90)', async () => {
    const { headers } = await get(CODE);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
  });

  test.each(['br', 'gzip', 'identity'])(
    'with a current ETag (%s) returns 304 with the headers of the file',
    async (encoding) => {
      const first = await get(ENTRY, { 'Accept-Encoding': encoding });
      const tag = first.headers.get('ETag') ?? '';
      const again = await get(ENTRY, { 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      for (const name of ['ETag', 'Cache-Control', 'Vary', 'Access-Control-Allow-Origin']) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
      const changed = await get(ENTRY, { 'Accept-Encoding': encoding, 'If-None-Match': '"old"' });
      expect(changed.status).toBe(200);
    },
  );

  test('with HEAD returns the headers without content', async () => {
    const accepted = { 'Accept-Encoding': 'br' };
    const [head, whole] = [await get(CODE, accepted, 'HEAD'), await get(CODE, accepted)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['ETag', 'Content-Length', 'Content-Type', 'Content-Encoding', 'Vary']) {
      expect(head.headers.get(name)).not.toBeNull();
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
  });

  test('for a range returns the whole file with its ETag', async () => {
    const { status, headers } = await get(CODE, { Range: 'bytes=0-9' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe((await get(CODE)).headers.get('ETag'));
  });

  test('with POST returns 404', async () => {
    const response = await app.request(`http://shop.test${CODE}`, { method: 'POST', body: 'a=1' });
    expect(response.status).toBe(404);
  });

  test.each([
    '/remote/../secret.txt',
    '/remote/%2e%2e/secret.txt',
    '/remote/..%2fsecret.txt',
    '/remote/%2e%2e%2fsecret.txt',
    '/remote/..%5csecret.txt',
    '/remote//../secret.txt',
    '/remote/%00',
    '/remote/',
    '/remote/none.js',
  ])('for %s returns 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
