import { collectErrors, collectEvents } from '../../../testing/collectEvents.ts';
import { emit } from './events.ts';
import { report } from './report.ts';

const errors = collectErrors();
const opened = collectEvents('fascia:flyout-open');

test('an event reaches listeners on window with its detail (HOST-21)', () => {
  emit('fascia:flyout-open', { flyout: 'cart' });
  expect(opened).toEqual([{ flyout: 'cart' }]);
});

// HOST-21, HOST-22
test('a failure is reported by fascia:error', () => {
  const failure = { module: 'header', operation: 'navigation', message: 'No answer: network' };
  report(failure);
  expect(errors).toEqual([failure]);
});
