import { reloadPage } from '../../testing/freshPage.ts';
import { leaveClickKeys } from './productClick.ts';

test('a click leaves both keys, with one random id', () => {
  leaveClickKeys('4711');
  const id = localStorage.getItem('fascia.visit.4711');
  expect(id).toMatch(/^\d+$/);
  expect(localStorage.getItem('fascia.addToBasket.4711')).toBe(id);
  expect(localStorage).toHaveLength(2);
});

test('the id is the same for every product of a page, and another on the next page', () => {
  leaveClickKeys('1');
  leaveClickKeys('2');
  const id = localStorage.getItem('fascia.visit.1');
  expect(id).not.toBeNull();
  expect(localStorage.getItem('fascia.visit.2')).toBe(id);
  reloadPage();
  leaveClickKeys('3');
  expect(localStorage.getItem('fascia.visit.3')).not.toBe(id);
});

test.each([undefined, '', '-1', ' -1 ', ' '])('the id %j leaves nothing', (id) => {
  leaveClickKeys(id);
  expect(localStorage).toHaveLength(0);
});
