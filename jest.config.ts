import type { Config } from 'jest';
import { shared, SIMULATION, TOOLS } from './config/jest/shared.ts';

/** The unit tests that `npm test` runs. `npm run test:full` adds `config/jest/tools.ts` and `simulation.ts`. */
const config: Config = {
  ...shared,
  roots: ['src', 'shell-host', 'config', 'host-kit', 'deploy'].map((name) => `<rootDir>/${name}`),
  testPathIgnorePatterns: ['/node_modules/', SIMULATION, ...TOOLS],
};

export default config;
