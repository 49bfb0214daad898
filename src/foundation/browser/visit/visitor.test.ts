import { jest } from '@jest/globals';
import { logIn, logOut } from '../../../testing/visitor.ts';
import { renewVisitor } from './visit.ts';
import { onVisitorChanged } from './visitor.ts';

const listener = jest.fn();
let stop: () => void;

const signs: [string, () => void][] = [
  ['becomes visible', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['receives the focus', () => void window.dispatchEvent(new Event('focus'))],
  [
    'is restored from the back/forward cache',
    () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
];

beforeEach(() => {
  listener.mockReset();
  logIn();
  stop = onVisitorChanged(listener);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test("reports a change on the host's event (HOST-53)", () => {
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  window.dispatchEvent(new CustomEvent('fascia:visitor-changed'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(signs)('reports a login once when the page %s (ACC-14)', (_, sign) => {
  stop();
  logOut();
  stop = onVisitorChanged(listener);
  logIn('b');
  expect(listener).not.toHaveBeenCalled();
  for (let i = 0; i < 2; i++) sign();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, number]>([
  ['a logout', logOut, 1],
  ['a different login', () => logIn('b'), 1],
  ['the same login', logIn, 0],
])(
  'reports a change once and nothing else when the page is used again: %s (ACC-14)',
  (_, change, times) => {
    change();
    for (let i = 0; i < 2; i++) window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(times);
  },
);

test('does not report a change that the host has already reported (ACC-14, HOST-53)', () => {
  logOut();
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('does not report an id that the listener has renewed (ACC-14)', () => {
  listener.mockImplementation(() => void renewVisitor());
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('defers a change while the page is hidden (ACC-14)', () => {
  logOut();
  const visibility = jest
    .spyOn(Document.prototype, 'visibilityState', 'get')
    .mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);
});

/** Renews the visitor in another tab. */
function renewInOtherTab(): void {
  localStorage.setItem('fascia.owner', JSON.stringify({ id: 'another tab', login: 0 }));
}

// ACC-14, CART-83
test.each(['fascia.owner', null])(
  'reports a change that another tab has stored under %s immediately',
  (key) => {
    renewInOtherTab();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledWith(false);
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

test('ignores other keys that another tab stores', () => {
  renewInOtherTab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fascia.cart.DE' }));
  expect(listener).not.toHaveBeenCalled();
});

test('ignores the first `pageshow` event of a page', () => {
  logOut();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
});

test('does not call a stopped listener (HOST-41)', () => {
  stop();
  logOut();
  window.dispatchEvent(new Event('fascia:visitor-changed'));
  for (const [, sign] of signs) sign();
  expect(listener).not.toHaveBeenCalled();
});
