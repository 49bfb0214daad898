import { test } from '@playwright/test';
import { findProgram, type Program } from './programs.ts';

/**
 * Declares a group of tests that need an installed program. They have the program's tag, such as `@nginx`, and are
 * skipped if it is not installed. Tests with `@chromium` run in the complete browser, all others in the headless build
 * from npm.
 */
export function describeWith(program: Program, title: string, body: () => void): void {
  test.describe(title, { tag: `@${program}` }, () => {
    test.skip(!findProgram(program), `${program} is not installed`);
    body();
  });
}
