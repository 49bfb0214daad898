/** @jest-environment node */
import { existsSync, globSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { makeCurrent } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND, THIRD] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.0.2+cccccccc'];
const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const day = (count: number) => new Date(START + count * DAY);
const { file, publicKey } = createKey();
const keys = [readKey(file, 'key')];

const { into, build } = releaseFolder();
const publishAt = (version: string, days: number, notCurrent = false) =>
  publish(publishOptions(into, build(version), { keys, now: () => day(days), notCurrent }));
const switchAt = (version: string, days: number) =>
  makeCurrent(version, publishOptions(into, '', { keys, now: () => day(days) }));
const isWhole = (version: string) => {
  switchAt(version, 1000);
  return readServed(into, publicKey).version === version;
};

// REL-13
describe('Pruning', () => {
  test('measures a release’s age from when it stopped being current, not from its publication', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 100);
    publishAt(THIRD, 101);
    expect(prune(into, 30 * DAY, day(129)).versions).toEqual([]);
    expect(prune(into, 30 * DAY, day(131)).versions).toEqual([FIRST]);
    expect(globSync('Header.*.js', { cwd: into })).toHaveLength(2);
    expect(globSync('common.*.css', { cwd: into })).toHaveLength(1);
    expect(existsSync(join(into, 'releases', FIRST))).toBe(false);
    expect(isWhole(SECOND)).toBe(true);
    expect(isWhole(THIRD)).toBe(true);
  });

  test('keeps the current release and the previous one regardless of age', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 1);
    publishAt(THIRD, 2);
    switchAt(FIRST, 3);
    expect(prune(into, 0, day(900)).versions).toEqual([SECOND]);
    expect(readServed(into, publicKey).version).toBe(FIRST);
    expect(isWhole(THIRD)).toBe(true);
  });

  test('measures the age of a release that was never current from its publication', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 1, true);
    publishAt(THIRD, 60);
    expect(prune(into, 30 * DAY, day(61)).versions).toEqual([SECOND]);
  });

  test('removes old hashed files that no release needs, and nothing else', () => {
    publishAt(FIRST, 0);
    for (const name of ['lost.0123456789.js', 'new.0123456789.js', 'robots.txt']) {
      writeFileSync(join(into, name), '');
      utimesSync(join(into, name), day(0), name.startsWith('new') ? day(89) : day(0));
    }
    prune(into, 30 * DAY, day(90));
    expect(existsSync(join(into, 'lost.0123456789.js'))).toBe(false);
    expect(existsSync(join(into, 'new.0123456789.js'))).toBe(true);
    expect(existsSync(join(into, 'robots.txt'))).toBe(true);
  });

  // REL-13
  test('removes old pointers, but keeps those that caches or the next prune need', () => {
    publishAt(FIRST, 0);
    for (const days of [7, 14]) switchAt(FIRST, days);
    publishAt(SECOND, 40);
    switchAt(FIRST, 60);
    expect(prune(into, 30 * DAY, day(61)).versions).toEqual([]);
    const at = (days: number, ending: string) => `${day(days).getTime()}.${ending}`;
    expect(globSync('*', { cwd: join(into, 'releases/pointers') }).toSorted()).toEqual([
      at(40, 'json'),
      at(40, 'sig'),
      at(60, 'sig'),
    ]);
    switchAt(SECOND, 62);
    expect(prune(into, 30 * DAY, day(100)).versions).toEqual([]);
    expect(readServed(into, publicKey).version).toBe(SECOND);
  });

  // REL-13
  test('keeps the signature of a recently replaced pointer', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 40);
    prune(into, 30 * DAY, day(40));
    expect(existsSync(join(into, `releases/pointers/${day(0).getTime()}.sig`))).toBe(true);
  });
});
