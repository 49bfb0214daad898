/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { lastSegment } from '../../currentPage.ts';
import { activeBranch, nodesAlong } from './activeBranch.ts';
import type { NavigationNode } from '../../navigation.ts';

const node = (title: string, href: string, ...children: NavigationNode[]): NavigationNode => ({
  title,
  href,
  children,
});

/** Long enough that a quadratic algorithm exceeds the timeout. */
const LENGTH = 1_000_000;
const TIMEOUT_MS = 30_000;

const tree = [
  node('Küche', '/kueche-c1', node('Töpfe', '/kueche/toepfe-c2'), node('Tee', '/tee%20%26%20co')),
  node('Wohnen', 'https://www.shop.test/wohnen-c3/?site=AT#top', node('Kissen', '/kissen-c4?x=/y')),
];

test.each([
  ['/kueche/toepfe-c2', [0, 0]],
  ['/somewhere/else/toepfe-c2/', [0, 0]],
  ['/tee & co', [0, 1]],
  ['/tee%20%26%20co', [0, 1]],
  ['/wohnen-c3', [1]],
  ['/kissen-c4', [1, 0]],
  ['/y', []],
  ['/toepfe', []],
  ['/', []],
  ['', []],
])('finds the branch of the page %s: %j (NAV-04)', (page, path) => {
  expect(activeBranch(tree, page)).toEqual(path);
});

test('finds no branch for a start page, even if the tree contains start pages', () => {
  expect(activeBranch([node('Shop', 'https://www.shop.test/')], '/')).toEqual([]);
});

test('ignores trailing and repeated slashes (NAV-04)', () => {
  expect(lastSegment('https://www.shop.test//kueche///toepfe-c2//?site=AT')).toBe('toepfe-c2');
});

test('reads an address of a million slashes in linear time (NAV-04)', () => {
  const given = { lastSegment, address: `${'/'.repeat(LENGTH)}x` };
  // This timeout also interrupts a running regular expression.
  expect(runInNewContext('lastSegment(address)', given, { timeout: TIMEOUT_MS })).toBe('x');
});

test('follows an index path only to the end of the tree', () => {
  expect(nodesAlong(tree, [0, 7, 1]).map(({ title }) => title)).toEqual(['Küche']);
});

test('returns a last segment without slashes for any address', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(lastSegment(address)).not.toContain('/');
    }),
  );
});
