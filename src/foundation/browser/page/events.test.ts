import { collectErrors, collectEvents } from '../../../testing/collectEvents.ts';
import { emit } from './events.ts';
import { report } from './report.ts';

const errors = collectErrors();
const opened = collectEvents('fascia:flyout-open');

test('dispatches an event with its detail on window (HOST-21)', () => {
  emit('fascia:flyout-open', { flyout: 'cart' });
  expect(opened).toEqual([{ flyout: 'cart' }]);
});

// HOST-21, HOST-22
test('reports a failure with fascia:error', () => {
  const failure = { module: 'header', operation: 'navigation', message: 'No response: network' };
  report(failure);
  expect(errors).toEqual([failure]);
});
