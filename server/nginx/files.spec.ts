import { expect, test } from '@playwright/test';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { distFolder } from '../../tools/build/distFolder.ts';
import { describeWith } from '../../config/playwright/describeWith.ts';
import { sendRequest } from '../testing/sendRequest.ts';
import { startNginx, type RunningNginx } from '../testing/startNginx.ts';

const REMOTE = join(distFolder(), 'remote');
const nameOf = (pattern: string) => globSync(pattern, { cwd: REMOTE }).toSorted()[0] ?? '';
const HEADER = nameOf('Header.*.js');
const STYLES = nameOf('Header.*.css');

/** No service is running, because these tests request only files. */
const NOTHING = 'http://127.0.0.1:9';
const behind = { fragments: NOTHING, shop: NOTHING, files: distFolder() };

describeWith('nginx', 'A file of the remote behind nginx', () => {
  test.describe.configure({ mode: 'default' });
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    nginx = await startNginx(behind);
  });
  test.afterAll(() => nginx.close());

  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(nginx.origin, `/remote/${name}`, { method, headers });

  // SSR-90
  test('is cached for a year if its name has a hash, otherwise revalidated on each use', async () => {
    const names = globSync('*', { cwd: REMOTE }).filter((name) => !/\.(?:br|gz)$/.test(name));
    expect(names.length).toBeGreaterThan(50);
    const unhashed: string[] = [];
    for (const name of names) {
      const { status, headers } = await get(name, {}, 'HEAD');
      expect([name, status]).toEqual([name, 200]);
      if (headers['cache-control'] === 'no-cache') unhashed.push(name);
      else expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect(unhashed).toEqual(names.filter((name) => !/\.[0-9a-f]{10}\./.test(name)));
    expect(unhashed).toEqual(expect.arrayContaining(['mf-manifest.json', 'remoteEntry.js']));
  });

  // REL-16
  test('is cached for a year if it describes a release, but not if it is the pointer', async () => {
    const files = mkdtempSync(join(tmpdir(), 'fascia-releases-'));
    const folder = join(files, 'remote/releases/1.1.0+1a2b3c4d');
    mkdirSync(folder, { recursive: true });
    const policies = {
      'current.json': 'no-cache',
      '1.1.0+1a2b3c4d.json': 'public, max-age=31536000, immutable',
      '1.1.0+1a2b3c4d.json.sig': 'public, max-age=31536000, immutable',
      '1.1.0+1a2b3c4d/fragments.json': 'public, max-age=31536000, immutable',
    };
    for (const name of Object.keys(policies)) writeFileSync(join(folder, '..', name), '{}');
    const withReleases = await startNginx({ ...behind, files });
    for (const [name, policy] of Object.entries(policies)) {
      const path = `/remote/releases/${name.replaceAll('+', '%2B')}`;
      const { status, headers } = await sendRequest(withReleases.origin, path, {});
      expect([name, status, headers['cache-control']]).toEqual([name, 200, policy]);
    }
    await withReleases.close();
    rmSync(files, { recursive: true });
  });

  // REL-24
  test('is not served if it is a lock or an unfinished file of a release command', async () => {
    const files = mkdtempSync(join(tmpdir(), 'fascia-releases-'));
    mkdirSync(join(files, 'remote/releases/1.1.0'), { recursive: true });
    const names = ['.lock', '.writing-1a2b3c4d', '1.1.0/.writing-1a2b3c4d'];
    for (const name of names) writeFileSync(join(files, 'remote/releases', name), '{');
    const withReleases = await startNginx({ ...behind, files });
    for (const name of [...names, '1.json']) {
      const path = `/remote/releases/${name}`;
      const { status, headers } = await sendRequest(withReleases.origin, path, {});
      expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-cache']);
    }
    await withReleases.close();
    rmSync(files, { recursive: true });
  });

  // SSR-90
  test('has the content type that browsers require and allows every origin', async () => {
    const types = {
      [HEADER]: 'text/javascript; charset=utf-8',
      [STYLES]: 'text/css; charset=utf-8',
      [`${HEADER}.map`]: 'application/json; charset=utf-8',
      'mf-manifest.json': 'application/json; charset=utf-8',
      '@mf-types.d.ts': 'text/plain; charset=utf-8',
      '@mf-types.zip': 'application/zip',
      'licenses.txt': 'text/plain; charset=utf-8',
    };
    for (const [name, type] of Object.entries(types)) {
      for (const accepted of ['br', 'gzip', 'identity']) {
        const { headers } = await get(name, { 'Accept-Encoding': accepted });
        expect([name, accepted, headers['content-type']]).toEqual([name, accepted, type]);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
      }
    }
  });

  // SSR-92
  test('is sent with the build’s gzip if the browser does not accept Brotli', async () => {
    const gzip = await get(HEADER, { 'Accept-Encoding': 'gzip, deflate' });
    const plain = await get(HEADER);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.body.length).toBe(statSync(join(REMOTE, `${HEADER}.gz`)).size);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.body).toEqual(readFileSync(join(REMOTE, HEADER)));
    for (const { headers } of [gzip, plain]) expect(headers.vary).toBe('Accept-Encoding');
    expect(gzip.headers.etag).not.toBe(plain.headers.etag);
  });

  // SSR-92
  test('is sent with the build’s Brotli if the browser accepts it', async () => {
    const brotli = await get(HEADER, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body)).toEqual(readFileSync(join(REMOTE, HEADER)));
  });

  // SSR-92
  test('is sent with gzip by an nginx without the Brotli module', async () => {
    const withoutBrotli = await startNginx({ ...behind, brotli: false });
    const accepted = { 'Accept-Encoding': 'gzip, deflate, br' };
    const { headers } = await sendRequest(withoutBrotli.origin, `/remote/${HEADER}`, {
      headers: accepted,
    });
    await withoutBrotli.close();
    expect(headers['content-encoding']).toBe('gzip');
  });

  // SSR-90
  test('returns 304 if the client has the current version', async () => {
    const { headers } = await get('remoteEntry.js');
    const again = await get('remoteEntry.js', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    for (const name of ['cache-control', 'access-control-allow-origin', 'etag']) {
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
    }
    const changed = await get('remoteEntry.js', { 'If-None-Match': '"old"' });
    expect(changed.status).toBe(200);
  });

  // SSR-92
  test.describe('that is missing', () => {
    for (const name of ['none.0123456789.js', 'none.css', 'folder/', '', '.']) {
      test(`returns a plain-text 404: "${name}"`, async () => {
        const { status, headers, body } = await get(name, { Accept: 'text/html' });
        expect([status, body.toString()]).toEqual([404, 'Not found\n']);
        expect(headers['content-type']).toBe('text/plain');
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['access-control-allow-origin']).toBe('*');
      });
    }

    // nginx rejects paths that leave the folder, or forwards them to the shop, which is down.
    for (const path of ['../package.json', '..%2fpackage.json', '%2e%2e/server/server.js', '%00']) {
      test(`is not read from outside the folder: "${path}"`, async () => {
        expect([400, 502]).toContain((await get(path)).status);
      });
    }
  });

  // SSR-92
  test('lists the allowed methods and rejects writes', async () => {
    const options = await get(HEADER, { Origin: 'https://shop.example' }, 'OPTIONS');
    expect(options.status).toBe(204);
    expect(options.headers['access-control-allow-origin']).toBe('*');
    expect(options.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers, body } = await get(HEADER, {}, method);
      expect([method, status, body.toString()]).toEqual([method, 405, 'Method not allowed\n']);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    }
  });
});
