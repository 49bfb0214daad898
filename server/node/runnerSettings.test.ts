/** @jest-environment node */
import { readRunnerSettings } from './runnerSettings.ts';

const given = { SHOP_ORIGIN: 'https://shop.example' };

// SSR-49
test('splits navigation routes and origins at commas', () => {
  const environment = {
    ...given,
    NAVIGATION_ROUTES: '/menu,/menu?b=1',
    ADDRESS_ORIGINS: 'https://a.example,https://b.example/',
  } as NodeJS.ProcessEnv;
  expect(readRunnerSettings(environment)).toMatchObject({
    navigationRoutes: ['/menu', '/menu?b=1'],
    addressOrigins: ['https://a.example', 'https://b.example'],
  });
});

// SSR-48
test.each([
  [{}, { port: 3010 }, { port: 3011, host: '127.0.0.1' }],
  [{ PORT: '0' }, { port: 0 }, { port: 0, host: '127.0.0.1' }],
  [
    { PORT: '80', HOST: '10.0.0.1', INTERNAL_PORT: '9000', INTERNAL_HOST: '::' },
    { port: 80, host: '10.0.0.1' },
    { port: 9000, host: '::' },
  ],
])(
  '%j: serves metrics only on this machine unless INTERNAL_HOST is set',
  (environment, address, internalAddress) => {
    const settings = readRunnerSettings({ ...given, ...environment } as NodeJS.ProcessEnv);
    expect(settings).toMatchObject({ address, internalAddress });
  },
);

// SSR-49
test.each([
  [{ SHOP_ORIGIN: '' }, 'SHOP_ORIGIN must be the origin'],
  [{ SHOP_ORIGIN: 'http://shop.example/de' }, 'SHOP_ORIGIN must be an origin like'],
  [{ PROMOTION_ORIGIN: 'shop' }, 'PROMOTION_ORIGIN must be an origin like'],
  [{ PORT: 'http' }, 'PORT must be a number up to 65535, not "http".'],
  [{ PORT: '65535' }, 'INTERNAL_PORT must be a number up to 65535'],
  [{ PORT: '80', INTERNAL_PORT: '80' }, 'PORT and INTERNAL_PORT must differ: both are 80.'],
  [{ FILES_URL: '//cdn.example/' }, 'FILES_URL must be'],
  [{ FILES_URL: 'javascript:alert(1)' }, 'FILES_URL must be'],
  [{ NAVIGATION_ROUTES: '/menu,menu' }, 'NAVIGATION_ROUTES must be paths like /menu, not "menu".'],
  [{ ADDRESS_ORIGINS: 'https://a.example/x' }, 'ADDRESS_ORIGINS must be an origin like'],
  [{ STOP_DELAY_MS: '-1' }, 'STOP_DELAY_MS must be a number'],
])('rejects %j with the name of the variable', (environment, message) => {
  expect(() => readRunnerSettings({ ...given, ...environment } as NodeJS.ProcessEnv)).toThrow(
    message,
  );
});
