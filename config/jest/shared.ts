import { join } from 'node:path';
import type { Config } from 'jest';
import '../testTime.ts';

/** Tests that take long: all scenarios of the simulated cart, and programs that start processes or builds. */
export const SLOW = [
  '<rootDir>/tests/cart-simulation/full/',
  '<rootDir>/tools/build/',
  '<rootDir>/tools/release/',
  '<rootDir>/tools/services/',
  '<rootDir>/tools/shop/',
];

/** What all Jest configurations have in common. */
export const shared: Config = {
  rootDir: join(import.meta.dirname, '../..'),
  // *.spec.ts are browser tests, run by Playwright.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.ts',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  setupFilesAfterEnv: ['<rootDir>/config/jest/setUp.ts'],
  maxWorkers: '100%',
  // A limit for a test that hangs; a busy machine needs several times as long as an idle one.
  testTimeout: 120_000,
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
