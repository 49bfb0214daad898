import { join } from 'node:path';
import type { Config } from 'jest';
import '../testTime.ts';

/** Slow tests: all scenarios of the simulated cart, and tools that start processes or builds. */
export const SLOW = [
  '<rootDir>/tests/cart-simulation/full/',
  '<rootDir>/tools/build/',
  '<rootDir>/tools/lint/targets/',
  '<rootDir>/tools/release/',
  '<rootDir>/tools/services/',
  '<rootDir>/tools/shop/',
];

/** Options of all Jest configurations. */
export const shared: Config = {
  rootDir: join(import.meta.dirname, '../..'),
  // Playwright runs *.spec.ts.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.ts',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  setupFilesAfterEnv: ['<rootDir>/config/jest/setUp.ts'],
  maxWorkers: '100%',
  // Limit for a test that hangs. A busy machine needs several times as long as an idle one.
  testTimeout: 120_000,
  // Promises and the network are real in tests with fake timers.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] },
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
  // The examples import the package by its name, as hosts do. Tests use its sources, because they run without its
  // build.
  moduleNameMapper: {
    '^fascia-host$': '<rootDir>/host-kit/src/browser.ts',
    '^fascia-host/(.*)$': '<rootDir>/host-kit/src/$1',
  },
  transformIgnorePatterns: ['/node_modules/'],
};
