import { jest } from '@jest/globals';
import { stopTime } from '../../../testing/fakeClock.ts';
import { onAddressChange } from './pageAddress.ts';

const listener = jest.fn();
const go = (address: string) => window.history.pushState(null, '', address);

beforeEach(() => {
  listener.mockReset();
  window.history.replaceState(null, '', '/');
});
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test('polls the address without the Navigation API (HOST-17)', () => {
  stopTime();
  const { pushState, replaceState } = window.history;
  const stop = onAddressChange(listener);
  jest.advanceTimersByTime(10_000);
  expect(listener).not.toHaveBeenCalled();
  go('/a');
  jest.advanceTimersByTime(250);
  expect(listener).toHaveBeenCalledTimes(1);
  expect([window.history.pushState, window.history.replaceState]).toEqual([
    pushState,
    replaceState,
  ]);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('detects an address that has changed back since the last call (HOST-17)', () => {
  stopTime();
  const stop = onAddressChange(listener);
  go('/a');
  window.dispatchEvent(new Event('popstate'));
  go('/');
  jest.advanceTimersByTime(250);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test.each([
  ['an element with the id `navigation`', document.createElement('nav')],
  ['a text of the host', 'main'],
  ['an object of the host', { currentEntry: {} }],
])('does not use %s as the Navigation API (HOST-17)', (_name, navigation) => {
  stopTime();
  // Browsers define a property of the window for each id.
  Object.assign(window, { navigation });
  const stop = onAddressChange(listener);
  go('/a');
  jest.advanceTimersByTime(250);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('does not poll with the Navigation API (HOST-17)', () => {
  stopTime();
  const navigation = Object.assign(new EventTarget(), { currentEntry: {} });
  Object.assign(window, { navigation });
  const stop = onAddressChange(listener);
  expect(jest.getTimerCount()).toBe(0);
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['popstate', 'hashchange', 'pageshow'])('calls the listener on %s', (type) => {
  const stop = onAddressChange(listener);
  window.dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event(type));
  expect(listener).toHaveBeenCalledTimes(1);
});
