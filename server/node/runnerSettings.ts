import { distFolder } from '../../tools/build/distFolder.ts';
import type { Address } from './fragmentServer.ts';

/** What an operator sets, by variables of the environment (docs/operating.md). */
export interface RunnerSettings {
  /** Where fragments are served. */
  address: Address;
  /** Where `/ready` and `/metrics` are served. */
  internalAddress: Address;
  shopOrigin: { promotion: string; navigation: string };
  filesUrl: string;
  navigationRoutes: readonly string[];
  addressOrigins: readonly string[];
  /** The folder of the build. */
  dist: string;
  stopDelayMs: number;
}

/** A variable that is missing or wrong. The message is a sentence for the person who sets it. */
export class SettingError extends Error {}

const MAX_PORT = 65_535;

function readNumber(environment: NodeJS.ProcessEnv, name: string, standard: number, most: number) {
  const value = Number(environment[name] || standard);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new SettingError(`${name} must be a number up to ${most}, not "${environment[name]}".`);
}

/** @throws SettingError if it is not an origin of HTTP. */
function parseOrigin(value: string, variable: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && isHttp && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(
    `${variable} must be an origin like https://shop.example, not "${value}".`,
  );
}

function readOrigin(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name] || environment['SHOP_ORIGIN'];
  const variable = environment[name] ? name : 'SHOP_ORIGIN';
  if (!value) {
    throw new SettingError(
      'SHOP_ORIGIN must be the origin of the shop’s services, such as https://shop.example.',
    );
  }
  return parseOrigin(value, variable);
}

/** A folder: the names of files are put behind it. */
function readFilesUrl({ FILES_URL: value = '/remote/' }: NodeJS.ProcessEnv): string {
  const isFolder = /^(?:https?:\/\/[^/]|\/(?!\/))/.test(value) && URL.canParse(value, 'http://a');
  if (isFolder && !/[?#]/.test(value)) return value.endsWith('/') ? value : `${value}/`;
  throw new SettingError(
    `FILES_URL must be a path or an address like https://cdn.example/fascia/, not "${value}".`,
  );
}

/** By default, the internal address is the next port, of this machine only. */
function readAddresses(environment: NodeJS.ProcessEnv) {
  const port = readNumber(environment, 'PORT', 3010, MAX_PORT);
  const nextPort = port === 0 ? 0 : port + 1;
  const internalPort = readNumber(environment, 'INTERNAL_PORT', nextPort, MAX_PORT);
  if (port === internalPort && port !== 0) {
    throw new SettingError(`PORT and INTERNAL_PORT must differ: both are ${port}.`);
  }
  return {
    address: { port, host: environment['HOST'] || undefined },
    internalAddress: { port: internalPort, host: environment['INTERNAL_HOST'] || '127.0.0.1' },
  };
}

const readList = (value = '') => value.split(',').filter(Boolean);

function readRoutes({ NAVIGATION_ROUTES }: NodeJS.ProcessEnv): string[] {
  const routes = readList(NAVIGATION_ROUTES);
  const wrong = routes.find((route) => !/^\/(?!\/)/.test(route));
  if (wrong === undefined) return routes;
  throw new SettingError(`NAVIGATION_ROUTES must be paths like /menu, not "${wrong}".`);
}

/** Reads the settings. @throws SettingError for the first that is missing or wrong. */
export function readRunnerSettings(environment: NodeJS.ProcessEnv): RunnerSettings {
  return {
    ...readAddresses(environment),
    shopOrigin: {
      promotion: readOrigin(environment, 'PROMOTION_ORIGIN'),
      navigation: readOrigin(environment, 'NAVIGATION_ORIGIN'),
    },
    filesUrl: readFilesUrl(environment),
    navigationRoutes: readRoutes(environment),
    addressOrigins: readList(environment['ADDRESS_ORIGINS']).map((value) =>
      parseOrigin(value, 'ADDRESS_ORIGINS'),
    ),
    dist: distFolder(environment['DIST']),
    stopDelayMs: readNumber(environment, 'STOP_DELAY_MS', 0, 600_000),
  };
}
