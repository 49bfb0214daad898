import { collectErrors } from '../../testing/collectEvents.ts';
import { track } from './dataLayer.ts';

const errors = collectErrors();
const page = window as { dataLayer?: unknown };
const signUp = { event_name: 'sign_up', subject: 'newsletter' };

afterEach(() => delete page.dataLayer);

test('the data layer is made where there is none, and gets one object per event', () => {
  track(signUp);
  track({ event_name: 'flyout_open', flyout: 'cart' });
  expect(page.dataLayer).toEqual([signUp, { event_name: 'flyout_open', flyout: 'cart' }]);
});

test('a data layer that the host has is used as the host made it', () => {
  const heard: unknown[] = [];
  page.dataLayer = Object.assign([], { push: (event: unknown) => heard.push(event) });
  track(signUp);
  expect(heard).toEqual([signUp]);
});

test('null is no data layer', () => {
  page.dataLayer = null;
  track(signUp);
  expect(page.dataLayer).toEqual([signUp]);
});

const throws = () => {
  throw new Error('tracking is broken');
};

test.each([
  ['a text', 'GTM'],
  ['an object without push', {}],
  ['a layer that throws', { push: throws }],
  ['a frozen list', Object.freeze([])],
])('%s instead of a data layer is left alone, reported and harmless', (_, broken) => {
  page.dataLayer = broken;
  track(signUp);
  expect(page.dataLayer).toBe(broken);
  expect(errors).toEqual([
    { module: 'tracking', operation: 'dataLayer', message: 'window.dataLayer took no event' },
  ]);
});
