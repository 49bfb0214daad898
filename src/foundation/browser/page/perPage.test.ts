import { jest } from '@jest/globals';
import '../../../testing/freshPage.ts';
import { reloadPage } from '../../../testing/freshPage.ts';
import { perPage } from './perPage.ts';

test('creates a value on first use, once per page', () => {
  const create = jest.fn(() => ({}));
  const value = perPage('test', create);
  expect(create).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(create).toHaveBeenCalledTimes(1);
});

test("returns the first bundle's value to the second bundle", () => {
  const first = perPage('test', () => 'first');
  const second = perPage('test', () => 'second');
  expect([first(), second()]).toEqual(['first', 'first']);
});

test('starts without values after a reload', () => {
  const value = perPage('test', () => ({}));
  const before = value();
  reloadPage();
  expect(value()).not.toBe(before);
});

test('can use one value while it creates another', () => {
  const inner = perPage('inner', () => 1);
  const outer = perPage('outer', () => inner() + 1);
  expect(outer()).toBe(2);
});
