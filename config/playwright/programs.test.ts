/** @jest-environment node */
import { jest } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Suite, TestCase } from '@playwright/test/reporter';
import { describeNeeds } from './describeNeeds.ts';
import { tagsOfProject } from './engines.ts';
import { findProgram, installCommand } from './programs.ts';
import SkippedReporter from './skippedReporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-programs-'));
const { PATH, CHROME_PATH, CI } = process.env;
const rclone = join(folder, 'rclone');

beforeEach(() => {
  writeFileSync(rclone, '');
  chmodSync(rclone, 0o755);
  Object.assign(process.env, { PATH: `/missing:${folder}`, CHROME_PATH: '', CI: '' });
});
afterAll(() => {
  Object.assign(process.env, { PATH, CHROME_PATH: CHROME_PATH ?? '', CI: CI ?? '' });
  rmSync(folder, { recursive: true });
});

describe('findProgram', () => {
  test('searches the folders of PATH', () => {
    expect(findProgram('rclone')).toBe(rclone);
    expect(findProgram('nginx')).toBeUndefined();
  });

  test('finds only executable files', () => {
    chmodSync(rclone, 0o644);
    expect(findProgram('rclone')).toBeUndefined();
  });

  test('uses the browser that CHROME_PATH names', () => {
    process.env['CHROME_PATH'] = rclone;
    expect(findProgram('chromium')).toBe(rclone);
  });
});

test('describeNeeds counts tests by program and shows how to install missing programs', () => {
  const tags = [['@rclone'], ['@nginx', '@every-shop'], ['@nginx'], []];
  expect(describeNeeds(tags)).toEqual([
    `  2 need nginx (missing: ${installCommand('nginx')})`,
    '  1 need rclone',
  ]);
});

const testCase = (outcome: string, tags: string[] = []) =>
  ({
    outcome: () => outcome,
    results: [{}],
    tags,
    parent: { project: () => ({ name: 'headless' }) },
  }) as unknown as TestCase;

async function report(...tests: TestCase[]) {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reporter = new SkippedReporter();
  reporter.onBegin({}, { allTests: () => tests } as unknown as Suite);
  const result = await reporter.onEnd({ status: 'passed', startTime: new Date(), duration: 0 });
  const output = write.mock.calls.join('');
  write.mockRestore();
  return { result, output };
}

// HOST-48
describe('The report of skipped tests', () => {
  test('names the missing program and does not change the result outside of CI', async () => {
    const { result, output } = await report(testCase('expected'), testCase('skipped', ['@nginx']));
    expect(output).toContain(`1 skipped:\n  1 need nginx (missing: ${installCommand('nginx')})`);
    expect(result).toBeUndefined();
  });

  test('fails the run in CI', async () => {
    process.env['CI'] = '1';
    const { result } = await report(testCase('skipped', ['@nginx']));
    expect(result).toEqual({ status: 'failed' });
  });

  test('is empty if all tests ran', async () => {
    process.env['CI'] = '1';
    expect(await report(testCase('expected'))).toEqual({ result: undefined, output: '' });
  });
});

test('tagsOfProject returns the tag of the program that an engine needs', () => {
  expect(tagsOfProject('engine-webkit')).toEqual(['@webkit']);
  expect(tagsOfProject('headless')).toEqual([]);
});
