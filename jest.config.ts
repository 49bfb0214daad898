import type { Config } from 'jest';
import { shared, SLOW } from './config/jest/shared.ts';

/** The unit tests that `npm test` runs. `npm run test:full` adds `config/jest/slow.ts`. */
const config: Config = {
  ...shared,
  roots: ['src', 'shell-host', 'config', 'tools', 'host-kit', 'server', 'tests'].map(
    (name) => `<rootDir>/${name}`,
  ),
  testPathIgnorePatterns: ['/node_modules/', ...SLOW],
};

export default config;
