import '../../../../testing/freshPage.ts';
import { promotions } from '../../promotions.ts';
import { keepPromotions } from './keepPromotions.ts';

const MAX_UNUSED = 20;
const others = Array.from({ length: MAX_UNUSED }, (_, index) => `other ${index}`);

/** Returns a function that adds a header with promotions, and the keys of the removed promotions in order. */
function openPage() {
  const removed: string[] = [];
  const dispatch: Parameters<typeof keepPromotions>[1] = (action) => {
    if (promotions.actions.forgotten.match(action)) removed.push(action.payload);
    return action;
  };
  return { use: (...keys: string[]) => keepPromotions(keys.join('\n'), dispatch), removed };
}

// PROMO-06
test('removes the promotions that were used least recently', () => {
  const { use, removed } = openPage();
  use('a', 'b')();
  use('a')();
  const release = use(...others);
  expect(removed).toEqual([]);
  release();
  expect(removed).toEqual(['b', 'a']);
});

// PROMO-06
test('keeps a promotion that another header uses', () => {
  const { use, removed } = openPage();
  const [release] = [use('a'), use('a')];
  release();
  use('b', ...others)();
  expect(removed).toEqual(['b']);
});
