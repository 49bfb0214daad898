import { act, render, screen } from '@testing-library/react';
import { cartSettled, CUP, cupService } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as door from './cart.ts';

const { cartStore } = door;
const { use } = serveShop();
collectErrors();

function Amount() {
  const { count, setArticle } = door.useCart();
  return <button onClick={() => void setArticle({ ...CUP, quantity: count + 1 })}>{count}</button>;
}

test('in React a host draws the cart and changes it', async () => {
  use(...cupService(2));
  const { unmount } = render(<Amount />);
  const button = await screen.findByRole('button', { name: '2' });
  act(() => button.click());
  expect(button).toHaveTextContent('3');
  await cartSettled();
  unmount();
  expect(cartStore.getState().count).toBe(3);
});

test.each([
  ['de-DE', 'Der Gutscheincode konnte nicht entfernt werden.', 'höchstens 3 Produkte'],
  ['pl-PL', 'Nie udało się usunąć kodu rabatowego.', 'najwyżej 3 produkty'],
  [undefined, 'Der Gutscheincode konnte nicht entfernt werden.', 'höchstens 3 Produkte'],
] as const)('hosts get the messages in %s', async (locale, voucher, limit) => {
  const messages = await door.cartMessages(locale);
  expect(messages.voucherRemovalFailed).toContain(voucher);
  expect(messages.changeError({ code: 'CART_LIMIT', limit: 3 })).toContain(limit);
  expect(messages.changeError({ code: 'CART_LIMIT', limit: null })).not.toContain('limit');
  expect(messages.readError).not.toBe('');
});
