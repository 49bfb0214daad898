/** @jest-environment node */
import { jest } from '@jest/globals';
import { listen } from './listen.ts';
import { portErrorMessage } from './startErrors.ts';
import { readServerSettings } from './serverSettings.ts';
import { createShopServices } from './shopServices.ts';

const handler = () => new Response();

describe('starting the server', () => {
  test('reports that the port is in use and suggests another port', async () => {
    const first = await listen(handler, 0);
    const port = Number(new URL(first.origin).port);
    const error: unknown = await listen(handler, port).catch((reason: unknown) => reason);
    await first.close();
    expect(portErrorMessage(error, port, 'start')).toBe(
      `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=3000 npm start`,
    );
  });

  test('never suggests the port that is in use', () => {
    expect(portErrorMessage({ code: 'EADDRINUSE' }, 3001, 'run serve')).not.toContain('PORT=3001');
    expect(portErrorMessage({ code: 'EADDRINUSE' }, 3000, 'run serve')).not.toContain('PORT=3000');
  });

  test('reports that a port requires privileges', () => {
    expect(portErrorMessage({ code: 'EACCES' }, 80, 'start')).toContain(
      'Port 80 requires privileges',
    );
    expect(portErrorMessage(new Error('another'), 80, 'start')).toBeUndefined();
  });

  test.each([
    ['http://cdn.test/fascia', 'http://cdn.test/fascia/container.js'],
    ['http://cdn.test/fascia/', 'http://cdn.test/fascia/container.js'],
    ['http://cdn.test/fascia/remoteEntry.js', 'http://cdn.test/fascia/remoteEntry.js'],
  ])('accepts REMOTE_URL=%s (HOST-50)', (remoteUrl, entry) => {
    expect(readServerSettings({ REMOTE_URL: remoteUrl }).remoteEntry).toBe(entry);
  });

  test('accepts FRAGMENTS_ORIGIN (HOST-50)', () => {
    const environment = { FRAGMENTS_ORIGIN: 'https://fragments.test/' };
    expect(readServerSettings(environment).fragmentsOrigin).toBe('https://fragments.test');
    expect(readServerSettings({}).fragmentsOrigin).toBeUndefined();
  });

  test('accepts DEMO_SHOP_TIME, at which the demo shop’s clock stops (HOST-50)', async () => {
    const { now } = readServerSettings({ DEMO_SHOP_TIME: '2026-12-06T08:00+01:00' });
    const banner = new Request('http://host.test/service/promotion/api/promotion/~header_top');
    const response = await createShopServices(undefined, now).fetch(banner);
    expect(await response.text()).toContain('ADVENT10');
    expect(now()).toEqual(new Date('2026-12-06T07:00Z'));
    const start = Date.now();
    expect(readServerSettings({}).now().getTime()).toBeGreaterThanOrEqual(start);
  });

  test.each([
    [{ SHOP_ORIGIN: 'shop.test' }, 'SHOP_ORIGIN must be an address like http://localhost:4000'],
    [{ SHOP_ORIGIN: 'http://shop.test/api' }, 'SHOP_ORIGIN must be an origin'],
    [{ FRAGMENTS_ORIGIN: 'http://fragments.test/header' }, 'FRAGMENTS_ORIGIN must be an origin'],
    [{ REMOTE_URL: 'ftp://cdn.test' }, 'REMOTE_URL must be an address'],
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ DEMO_SHOP_TIME: '2026-12-06T25:00Z' }, 'DEMO_SHOP_TIME must be a moment with its zone'],
    [{ DEMO_SHOP_TIME: '2026-12-06' }, 'DEMO_SHOP_TIME must be a moment with its zone'],
    [{ DEMO_SHOP_TIME: '2026-12-06T08:00' }, 'DEMO_SHOP_TIME must be a moment with its zone'],
  ])('reports that the setting %j is invalid', (environment, message) => {
    expect(() => readServerSettings(environment)).toThrow(message);
  });

  test('prints once that the shop does not respond, and returns 502 for each request', async () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const closed = await listen(handler, 0);
    await closed.close();
    const services = createShopServices(closed.origin);
    const request = () => services.fetch(new Request('http://host.test/service/cart/api/cart'));
    const statuses = [(await request()).status, (await request()).status];
    const messages = stderr.mock.calls.map(([text]) => String(text));
    stderr.mockRestore();
    expect(statuses).toEqual([502, 502]);
    expect(messages).toEqual([`The shop at ${closed.origin} does not respond.\n`]);
  });
});
