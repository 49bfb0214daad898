import { jest } from '@jest/globals';
import '../../../testing/freshPage.ts';
import { reloadPage } from '../../../testing/freshPage.ts';
import { perPage } from './perPage.ts';

test('a value is created on first use and once per page', () => {
  const create = jest.fn(() => ({}));
  const value = perPage('test', create);
  expect(create).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(create).toHaveBeenCalledTimes(1);
});

test('a second bundle of the page gets the value that the first one created', () => {
  const first = perPage('test', () => 'first');
  const second = perPage('test', () => 'second');
  expect([first(), second()]).toEqual(['first', 'first']);
});

test('a reloaded page starts without values', () => {
  const value = perPage('test', () => ({}));
  const before = value();
  reloadPage();
  expect(value()).not.toBe(before);
});

test('a value may use another one while it is created', () => {
  const inner = perPage('inner', () => 1);
  const outer = perPage('outer', () => inner() + 1);
  expect(outer()).toBe(2);
});
