import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import './config/testTime.ts';

const config: Config = {
  roots: [
    '<rootDir>/src',
    '<rootDir>/shell-host',
    '<rootDir>/config',
    '<rootDir>/host-kit',
    '<rootDir>/deploy',
  ],
  // *.spec.ts are browser tests, run by Playwright.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: '<rootDir>/config/jest/browserEnvironment.ts',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  setupFilesAfterEnv: ['<rootDir>/config/jest/setUp.ts'],
  // Some tests wait, for clicks among other things: half a worker more for each core fills the gaps. As a share Jest takes no
  // more than 100 %.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/config/jest/longestFirst.ts',
  // Only for what is stuck: a busy machine took four times as long for a build as an idle one, which was more than 30 s.
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

export default config;
