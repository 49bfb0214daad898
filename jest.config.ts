import type { Config } from 'jest';
import './config/testTime.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Tests of the simulated cart, which take minutes. */
const SIMULATION = '<rootDir>/src/features/cart/simulation/full/';

/** Tests of the repository's own programs. Many start processes or builds. */
const TOOLS = ['release', 'shop', 'shop-check', 'webpack'].map(
  (name) => `<rootDir>/config/${name}/`,
);

const shared: Project = {
  // *.spec.ts are browser tests, run by Playwright.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.ts',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  setupFilesAfterEnv: ['<rootDir>/config/jest/setUp.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.css$': '<rootDir>/config/jest/cssModule.js',
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // The examples import the package as hosts do, and run without its build.
  moduleNameMapper: {
    '^fascia-host$': '<rootDir>/host-kit/src/browser.ts',
    '^fascia-host/(.*)$': '<rootDir>/host-kit/src/$1',
  },
  transformIgnorePatterns: ['/node_modules/'],
};

/** `npm test` runs the project `unit`; `npm run test:full` runs all. */
const config: Config = {
  maxWorkers: '100%',
  // A limit for a test that hangs; a busy machine needs several times as long as an idle one.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: ['src', 'shell-host', 'config', 'host-kit', 'deploy'].map(
        (name) => `<rootDir>/${name}`,
      ),
      testPathIgnorePatterns: ['/node_modules/', SIMULATION, ...TOOLS],
    },
    { ...shared, displayName: 'tools', roots: TOOLS },
    { ...shared, displayName: 'simulation', roots: [SIMULATION] },
  ],
};

export default config;
