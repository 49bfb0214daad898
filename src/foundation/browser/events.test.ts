import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import { emit } from './events.ts';
import { report } from './report.ts';

const errors = collectErrors();
const opened = collectEvents('fascia:flyout-open');

test('the page hears what happens', () => {
  emit('fascia:flyout-open', { flyout: 'cart' });
  expect(opened).toEqual([{ flyout: 'cart' }]);
});

test('the page hears what failed', () => {
  const failure = { module: 'header', operation: 'navigation', message: 'No answer: network' };
  report(failure);
  expect(errors).toEqual([failure]);
});
