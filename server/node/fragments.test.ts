/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sendRequest } from '../testing/sendRequest.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVICE = pathToFileURL(join(ROOT, 'server/createFragmentService.ts')).href;

/** A build whose renderer returns the shop's response for the path in the setting `path`. */
const BUNDLE = `
import { createFragmentService as createService } from ${JSON.stringify(SERVICE)};
const parseSettings = (module, query) => ({ isValid: true, settings: { path: query.get('path') ?? '/' }, key: \`\${query}\` });
export const createFragmentService = (options) => createService({ ...options, render, parseSettings });
async function render(module, { path = '/' }, { read, filesUrl, files }) {
  if (path === '/fails') throw new Error('\\x1b[2J\\nfascia: forged');
  const html = await read({ service: 'navigation', path, headers: {} }).then(
    ({ body }) => body.html,
    () => '<header>',
  );
  return { html, head: filesUrl, state: '{}', version: files.version, missing: [] };
}
`;

const folder = mkdtempSync(join(tmpdir(), 'fascia-fragments-'));
const running = new Set<ChildProcess>();
let shop: Server;
/** A service for the tests that do not end it. */
let service: ReturnType<typeof run> & { origin: string; internal: string };
let respondSlowly: (respond: () => void) => void;

beforeAll(async () => {
  for (const name of ['server', 'remote']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'server/server.js'), BUNDLE);
  writeFileSync(join(folder, 'remote/fragments.json'), '{ "version": "1.2.3" }');
  shop = createServer(({ url }, response) => {
    const respond = () => response.end('{ "html": "<header>" }');
    if (url === '/slow') respondSlowly(respond);
    else if (url === '/hostile') response.end('\x1b[2J\x9b1A\rfascia: forged');
    else respond();
  }).listen(0);
  await once(shop, 'listening');
  const started = run({ HOST: '127.0.0.1', FILES_URL: 'https://cdn.example/fascia' });
  const origin = new URL(await started.prints(/http:\S+/)).origin;
  service = { ...started, origin, internal: await started.prints(INTERNAL_ADDRESS) };
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  shop.close();
  shop.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Starts the service like an operator. */
function run(environment: Record<string, string>) {
  const { port } = shop.address() as AddressInfo;
  const child = spawn(process.execPath, ['server/node/fragments.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DIST: folder,
      SHOP_ORIGIN: `http://localhost:${port}`,
      ...environment,
    },
  });
  running.add(child);
  const printed = { output: '', errors: '' };
  child.stdout.on('data', (data: Buffer) => (printed.output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed.errors += data.toString()));
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number;
  });
  /** Resolves with the first match in the output. */
  const prints = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const [match] = pattern.exec(printed.output) ?? [];
      if (match) return match;
      await Promise.race([
        once(child.stdout, 'data'),
        exit.then(() => Promise.reject(new Error(`The process exited: ${printed.errors}`))),
      ]);
    }
  };
  return { child, exit, prints, printed };
}

const ADDRESS = /http:\/\/localhost:\d+/;
const INTERNAL_ADDRESS = /http:\/\/127\.0\.0\.1:\d+(?=\/ready)/;

// SSR-49
test('prints its address and serves the fragments of the build', async () => {
  const response = await fetch(`${service.origin}/fragments/header`, {
    headers: { Accept: 'application/json' },
  });
  expect(await response.json()).toEqual({
    html: '<header>',
    head: 'https://cdn.example/fascia/',
    state: '{}',
    version: '1.2.3',
  });
});

// SSR-48
test('serves metrics and readiness on another port, only for this machine', async () => {
  const { origin, internal } = service;
  expect(await (await fetch(`${internal}/metrics`)).text()).toMatch(
    /^process_resident_memory_bytes \d+$/m,
  );
  expect((await fetch(`${internal}/ready`)).status).toBe(200);
  for (const path of ['/metrics', '/ready']) {
    expect((await fetch(`${origin}${path}`)).status).toBe(404);
  }
  // Another address of this machine, which a server on all interfaces would accept.
  await expect(fetch(internal.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
});

// SSR-48
test('HOST sets the interface of the public address', async () => {
  expect((await fetch(`${service.origin}/health`)).status).toBe(200);
  const other = service.origin.replace('127.0.0.1', '127.0.0.2');
  await expect(fetch(`${other}/health`)).rejects.toThrow('fetch failed');
});

// SSR-49
test('completes pending requests after SIGINT and exits', async () => {
  const { child, exit, prints } = run({});
  const origin = await prints(ADDRESS);
  const requested = new Promise<() => void>((resolve) => {
    respondSlowly = resolve;
  });
  const response = fetch(`${origin}/fragments/header?path=/slow`);
  const respond = await requested;
  child.kill('SIGINT');
  await prints(/stopping/);
  respond();
  expect((await response).status).toBe(200);
  expect(await (await response).text()).toContain('<header>');
  expect(await exit).toBe(0);
});

// SSR-49
test('a connection without a request does not delay the exit', async () => {
  const { child, exit, prints } = run({});
  const { port } = new URL(await prints(ADDRESS));
  const silent = connect(Number(port), 'localhost');
  const closed = once(silent, 'close');
  await once(silent, 'connect');
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  const startedAt = performance.now();
  child.kill('SIGTERM');
  await closed;
  expect(await exit).toBe(0);
  // The grace period of pending requests is 10 s.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

// SSR-96
test('serves only canonical paths', async () => {
  for (const path of ['/fragments/%2e%2e/metrics', '/fragments/../ready']) {
    expect([path, (await sendRequest(service.origin, path)).status]).toEqual([path, 404]);
  }
  expect((await sendRequest(service.origin, '/fragments/header?path=/a/../b')).status).toBe(200);
});

// SSR-47, SSR-49
test('/ready fails after SIGTERM, and a second SIGTERM ends the process at once', async () => {
  const { child, exit, prints } = run({ STOP_DELAY_MS: '600000' });
  const [origin, internal] = [await prints(ADDRESS), await prints(INTERNAL_ADDRESS)];
  expect((await fetch(`${internal}/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  await prints(/stopping/);
  expect((await fetch(`${internal}/ready`)).status).toBe(503);
  expect((await fetch(`${origin}/fragments/header`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(1);
});

// SSR-49
test('reports a missing build in one line', async () => {
  const { exit, printed } = run({ DIST: '/nowhere' });
  expect(await exit).toBe(1);
  expect(printed.errors).toBe(
    '/nowhere/remote/fragments.json does not exist. Run npm run build, or set DIST.\n',
  );
});

// SSR-49
test('reports a taken port in one line that mentions the internal port', async () => {
  const HINT = 'Each service also uses INTERNAL_PORT, by default PORT + 1.';
  const { port } = new URL(service.origin);
  const second = run({ HOST: '127.0.0.1', PORT: port, INTERNAL_PORT: '0' });
  expect(await second.exit).toBe(1);
  expect(second.printed.errors).toBe(`Port ${port} is taken. Choose another with PORT. ${HINT}\n`);
  const { port: internalPort } = new URL(service.internal);
  const third = run({ INTERNAL_PORT: internalPort });
  expect(await third.exit).toBe(1);
  expect(third.printed.errors).toBe(
    `Port ${internalPort} is taken. Choose another with INTERNAL_PORT. ${HINT}\n`,
  );
});

// SSR-48
test('reports an invalid HOST in one line', async () => {
  const { exit, printed } = run({ HOST: '192.0.2.1' });
  expect(await exit).toBe(1);
  expect(printed.errors).toBe(
    '192.0.2.1 is not an address of this machine. Choose another with HOST.\n',
  );
});

// SSR-152
test('the log contains no control characters and no forged lines', async () => {
  const { child, exit, prints, printed } = run({});
  const origin = await prints(ADDRESS);
  for (const path of ['/hostile', '/fails']) await fetch(`${origin}/fragments/header?path=${path}`);
  child.kill('SIGTERM');
  await exit;
  const lines = printed.errors.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^fascia: navigation: SyntaxError: /);
  expect(lines[1]).toMatch(/^fascia: render header: Error: /);
  expect(lines.filter((line) => /\p{Cc}|^fascia: forged/u.test(line))).toEqual([]);
});
