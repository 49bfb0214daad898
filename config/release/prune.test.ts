/** @jest-environment node */
import { existsSync, globSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishOptions } from './fixtures/publishOptions.ts';
import { readServed } from './fixtures/readServed.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { makeCurrent, renew } from './makeCurrent.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { createKey, readKey } from './releaseKey.ts';

const [FIRST, SECOND, THIRD] = ['1.0.0+aaaaaaaa', '1.0.1+bbbbbbbb', '1.0.2+cccccccc'];
const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const day = (count: number) => new Date(START + count * DAY);

const { into, build } = releaseFolder();
const publishAt = (version: string, days: number, notCurrent = false) => {
  const from = build(version);
  publish(publishOptions(into, from, { now: day(days), notCurrent }));
};
const isWhole = (version: string) => {
  makeCurrent(version, publishOptions(into, '', { now: day(1000) }));
  return readServed(into).version === version;
};
const scripts = () => globSync('Header.*.js', { cwd: into }).length;

// REL-13
describe('Pruning', () => {
  test('counts from when a release stopped being current, not from its publication', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 100);
    publishAt(THIRD, 101);
    expect(prune(into, 30 * DAY, day(129)).versions).toEqual([]);
    expect(prune(into, 30 * DAY, day(131)).versions).toEqual([FIRST]);
    expect(scripts()).toBe(2);
    expect(existsSync(join(into, 'releases', FIRST))).toBe(false);
    expect(globSync('common.*.css', { cwd: into })).toHaveLength(1);
    expect(isWhole(SECOND)).toBe(true);
    expect(isWhole(THIRD)).toBe(true);
  });

  test('keeps the current release and the one before it, however old they are', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 1);
    publishAt(THIRD, 2);
    makeCurrent(FIRST, publishOptions(into, '', { now: day(3) }));
    expect(prune(into, 0, day(900)).versions).toEqual([SECOND]);
    expect(readServed(into).version).toBe(FIRST);
    expect(isWhole(THIRD)).toBe(true);
  });

  test('removes a release that never was current by the time of its publication', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 1, true);
    publishAt(THIRD, 60);
    expect(prune(into, 30 * DAY, day(61)).versions).toEqual([SECOND]);
  });

  test('removes what no release names once it is as old, and nothing else', () => {
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

  test('takes every release for recent where it is not known since when', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 1);
    publishAt(THIRD, 2);
    writeFileSync(join(into, 'releases/history.json'), 'lost');
    expect(prune(into, 30 * DAY, day(200)).versions).toEqual([]);
    expect(prune(into, 30 * DAY, day(231)).versions).toEqual([FIRST]);
  });

  // REL-23
  test('removes the descriptions that a renewal has replaced so long ago, and not the first one', () => {
    const keys = [readKey(createKey().file, 'key')];
    const from = build(FIRST);
    publish(publishOptions(into, from, { keys, now: day(0) }));
    for (const count of [7, 14, 60]) renew(publishOptions(into, '', { keys, now: day(count) }));
    prune(into, 30 * DAY, day(61));
    expect(globSync('releases/*.json{,.sig,.br,.gz}', { cwd: into }).toSorted()).toEqual(
      ['', '.3', '.4']
        .flatMap((number) => ['', '.br', '.gz', '.sig'].map((end) => `${number}.json${end}`))
        .map((end) => `releases/${FIRST}${end}`)
        .concat(['releases/current.json', 'releases/history.json'])
        .toSorted(),
    );
    renew(publishOptions(into, '', { keys, now: day(62) }));
    expect(readServed(into).sequence).toBe(5);
  });

  test('never gives a sequence twice', () => {
    publishAt(FIRST, 0);
    publishAt(SECOND, 1);
    publishAt(THIRD, 2);
    makeCurrent(FIRST, publishOptions(into, '', { now: day(3) }));
    makeCurrent(SECOND, publishOptions(into, '', { now: day(4) }));
    expect(prune(into, DAY, day(100)).versions).toEqual([THIRD]);
    publishAt('1.0.3+dddddddd', 101);
    expect(readServed(into).sequence).toBe(4);
  });
});
