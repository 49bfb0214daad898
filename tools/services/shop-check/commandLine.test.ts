/** @jest-environment node */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createShop } from '../../../shell-host/demo-shop/shop.ts';
import { createFixtureShop } from '../../shop/fixtures/fixtureShop.ts';
import { shopFolder } from '../../shop/shopFolder.ts';

const shop = createShop();
const server = createServer(getRequestListener(shop.fetch));
const SCRIPT = join(import.meta.dirname, '../shopCheck.ts');
const COMPILE = join(import.meta.dirname, '../../shop/compileShop.ts');

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const run = (...given: string[]) => runNode(SCRIPT, ...given);

interface Result {
  code: unknown;
  output: string;
  error: string;
}

const runNode = (...given: string[]) => runWith({}, ...given);

function runWith(variables: Record<string, string>, ...given: string[]): Promise<Result> {
  const env = { ...process.env, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, given, { env }, (failure, output, error) =>
      resolve({ code: failure ? failure.code : 0, output, error }),
    );
  });
}

// HOST-98
test('exits with code 0 if nothing differs, otherwise with 1', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const same = { code: 0, output: '28 requests, 0 differences\n', error: '' };
  expect(await run(origin, '--sites', 'CH_FR,TR')).toEqual(same);
  shop.faults.set('navigation', { kind: 'html' });
  const { code, output } = await run(origin, '--sites', 'CH_FR,TR');
  expect(code).toBe(1);
  expect(output).toContain('28 requests, 4 differences');
  expect(output).toMatch(/CH_FR,TR +200 +Content-Type +application\/json +text\/html/);
});

// HOST-98
test.each([
  [['https://shop.example/path'], 'Name one origin'],
  [['https://a.test', '--sites', 'DE,XX'], 'Unknown site: XX'],
])('invalid arguments (%j) cause exit code 2 and a message', async (given, message) => {
  const { code, output, error } = await run(...given);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(error).toContain(message);
});

// HOST-98
test('a bug in the check causes exit code 3', async () => {
  const mistake = 'data:text/javascript,Map.groupBy = () => { throw new TypeError("Mi" + "ra") }';
  const { code, output, error } = await runNode('--import', mistake, SCRIPT, 'http://127.0.0.1:1');
  expect({ code, output }).toEqual({ code: 3, output: '' });
  expect(error).toMatch(/^The check itself failed: TypeError\n +at /);
  expect(error).not.toContain('Mira');
});

// HOST-98
test('--help prints the usage', async () => {
  expect(await run('--help')).toEqual({
    code: 0,
    output: expect.stringContaining('--sites'),
    error: '',
  });
});

// HOST-98, SHOP-01
describe('With SHOP', () => {
  const folder = createFixtureShop();
  const { generated } = shopFolder(folder.folder);
  const variables = { SHOP: folder.folder };
  afterAll(() => {
    folder.remove();
    rmSync(generated, { recursive: true, force: true });
  });

  test('a shop that has not been compiled causes exit code 2 and a hint', async () => {
    const { code, error } = await runWith(variables, SCRIPT, 'http://127.0.0.1:1');
    expect(code).toBe(2);
    expect(error).toContain('npm run i18n');
  });

  test('the check uses the sites of that shop', async () => {
    await runWith(variables, COMPILE);
    const { output } = await runWith(variables, SCRIPT, '--help');
    expect(output).toContain('default: all (DK, INT)');
    const { error } = await runWith(variables, SCRIPT, 'https://a.test', '--sites', 'DE');
    expect(error).toContain('Unknown site: DE');
  });
});
