import { collectErrors } from '../../../testing/collectEvents.ts';
import { track } from './dataLayer.ts';

const errors = collectErrors();
const page = window as { dataLayer?: unknown };
const signUp = { event_name: 'sign_up', subject: 'newsletter' };

afterEach(() => delete page.dataLayer);

test('creates a missing data layer and pushes one object per event (HOST-22)', () => {
  track(signUp);
  track({ event_name: 'flyout_open', flyout: 'cart' });
  expect(page.dataLayer).toEqual([signUp, { event_name: 'flyout_open', flyout: 'cart' }]);
});

test('calls the push method of an existing data layer', () => {
  const pushed: unknown[] = [];
  page.dataLayer = Object.assign([], { push: (event: unknown) => pushed.push(event) });
  track(signUp);
  expect(pushed).toEqual([signUp]);
});

test('replaces null with a new data layer', () => {
  page.dataLayer = null;
  track(signUp);
  expect(page.dataLayer).toEqual([signUp]);
});

const throws = () => {
  throw new Error('tracking is broken');
};

test.each([
  ['a string', 'GTM'],
  ['an object without push', {}],
  ['an object whose push throws', { push: throws }],
  ['a frozen array', Object.freeze([])],
])('reports a data layer that is %s and does not change it', (_, broken) => {
  page.dataLayer = broken;
  track(signUp);
  expect(page.dataLayer).toBe(broken);
  expect(errors).toEqual([
    { module: 'tracking', operation: 'dataLayer', message: 'window.dataLayer rejected the event' },
  ]);
});
