import { distFolder } from '../../tools/build/distFolder.ts';
import { readServiceEnvironment, SettingError } from '../serviceEnvironment.ts';

const MAX_PORT = 65_535;
const DEFAULT_PORT = 3010;
const MAX_STOP_DELAY_MS = 600_000;

function readNumber(
  environment: NodeJS.ProcessEnv,
  name: string,
  defaultValue: number,
  max: number,
): number {
  const value = Number(environment[name] || defaultValue);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new SettingError(`${name} must be a number up to ${max}, not "${environment[name]}".`);
}

/**
 * Reads the addresses on which the service listens. The default internal address is the next port on the loopback
 * interface.
 */
function readAddresses(environment: NodeJS.ProcessEnv) {
  const port = readNumber(environment, 'PORT', DEFAULT_PORT, MAX_PORT);
  const nextPort = port === 0 ? 0 : port + 1;
  const internalPort = readNumber(environment, 'INTERNAL_PORT', nextPort, MAX_PORT);
  if (port === internalPort && port !== 0) {
    throw new SettingError(`PORT and INTERNAL_PORT must differ: both are ${port}.`);
  }
  return {
    /** Serves fragments. */
    address: { port, host: environment['HOST'] || undefined },
    /** Serves `/ready` and `/metrics`. */
    internalAddress: { port: internalPort, host: environment['INTERNAL_HOST'] || '127.0.0.1' },
  };
}

/**
 * Reads the variables of the environment with which an operator configures the service (docs/operating.md).
 *
 * @throws {SettingError} If a variable is missing or invalid.
 */
export function readRunnerSettings(environment: NodeJS.ProcessEnv) {
  return {
    ...readServiceEnvironment(environment),
    ...readAddresses(environment),
    /** The folder of the build. */
    dist: distFolder(environment['DIST']),
    stopDelayMs: readNumber(environment, 'STOP_DELAY_MS', 0, MAX_STOP_DELAY_MS),
  };
}
