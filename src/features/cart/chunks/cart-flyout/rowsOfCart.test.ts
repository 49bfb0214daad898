import { emptyCart, type CartArticle } from '../../cart.ts';
import { applyChange } from '../../cartChange.ts';
import { removedEntry, type DeletedEntry } from '../../deletedEntries.ts';
import { rowsOfCart } from './CartRows.tsx';

const article = (productId: string): CartArticle => ({
  productId,
  tcm: '1',
  title: productId,
  quantity: 1,
});
const cart = {
  ...emptyCart,
  numberOfArticles: 3,
  articles: [article('A'), article('B'), article('C')],
  freeArticles: [{ ...article('F'), campaignId: 'c' }],
  giftCards: [{ article: article('G') }],
  partnerProducts: [{ partnerProductId: 'P', totalQuantity: 1 }],
  subscriptions: [{ subscriptionConfigurationId: 'S' }],
  defectiveArticles: [article('D')],
};
const time = { removedBy: 1, deletedAt: 0, undoUntil: 10_000, remainingMs: 10_000 };

test('gives each entry a row whose button removes only this entry (CART-01, CART-02, CART-41)', () => {
  const rows = rowsOfCart(cart, []);
  expect(rows).toHaveLength(8);
  let rest = cart;
  for (const row of rows)
    if (row.kind === 'entry') rest = applyChange(rest, row.removal) as typeof cart;
  expect(rest).toEqual(emptyCart);
});

test('puts defective entries first', () => {
  expect(rowsOfCart(cart, [])[0]).toMatchObject({ list: 'defectiveArticles' });
});

test('puts sold-out and unavailable articles before available ones (CART-41)', () => {
  const [first, ...others] = cart.articles;
  const soldOut = { ...article('X'), availability: 'SOLDOUT' };
  const missing = { ...article('Y'), campaignId: 'c', availability: 'NOT_AVAILABLE' };
  const mixed = { ...cart, articles: [first, soldOut, ...others], freeArticles: [missing] };
  const titles = rowsOfCart(mixed as typeof cart, []).map((row) =>
    row.kind === 'entry' && 'title' in row.entry ? row.entry.title : '',
  );
  expect(titles.slice(0, 6)).toEqual(['D', 'X', 'Y', 'A', 'B', 'C']);
});

test('gives rows unique keys', () => {
  const keys = rowsOfCart(cart, []).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('keeps a removed entry at its former position (CART-41)', () => {
  const removal = { setArticle: { productId: 'B', tcm: '1', quantity: 0 } };
  const removed = removedEntry(cart, removal);
  const deleted = [{ ...removed, ...time } as DeletedEntry];
  const rows = rowsOfCart(applyChange(cart, removal), deleted);
  expect(rows.slice(1, 4).map(({ kind }) => kind)).toEqual(['entry', 'deleted', 'entry']);
});
