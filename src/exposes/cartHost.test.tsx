import { act, render, screen } from '@testing-library/react';
import { siteCodes, sites } from '../foundation/sites/sites.ts';
import { cartSettled, CUP, cupService, openCartPage } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { serveShop } from '../testing/shopServer.ts';
import {
  cartMessages,
  cartStore,
  setArticle,
  setPartnerProduct,
  useCart,
  type CartOutcome,
} from './cart.ts';

const { use } = serveShop();
collectErrors();

function CountButton() {
  const { count, setArticle } = useCart();
  return <button onClick={() => void setArticle({ ...CUP, quantity: count + 1 })}>{count}</button>;
}

test('provides every action on the store, as an export and from the hook (CART-48)', async () => {
  const { useCart: hook, cartStore: store, ...exported } = await import('./cart.ts');
  let returned: object = {};
  function Probe() {
    returned = hook();
    return null;
  }
  render(<Probe />);
  const names = ['setArticle', 'addArticle', 'setFreeArticle', 'setGiftCard', 'setPartnerProduct'];
  for (const name of [...names, 'deleteSubscription', 'undo', 'reload']) {
    for (const owner of [store, exported, returned]) {
      expect(owner).toHaveProperty(name, expect.any(Function));
    }
  }
  await cartSettled();
});

test('lets a host show and change the cart in React (CART-45, CART-48)', async () => {
  use(...cupService(2));
  const { unmount } = render(<CountButton />);
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
] as const)('provides the messages in the locale %s (CART-38)', async (locale, voucher, limit) => {
  const messages = await cartMessages(locale);
  expect(messages.voucherRemovalFailed).toContain(voucher);
  expect(messages.changeError({ code: 'CART_LIMIT', limit: 3 })).toContain(limit);
  expect(messages.changeError({ code: 'CART_LIMIT', limit: null })).not.toContain('limit');
  expect(messages.readError).not.toBe('');
});

test.each(siteCodes)('has a different text for every message on %s (CART-38)', async (site) => {
  const messages = await cartMessages(sites[site].locale);
  const { changeError, ...texts } = messages;
  const codes = ['UNKNOWN', 'CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const;
  const all = [...Object.values(texts), ...codes.map((code) => changeError({ code, limit: 3 }))];
  expect(all).not.toContain('');
  expect(new Set(all).size).toBe(8);
});

test('accepts a change that a listener of the change event makes (CART-49, CART-61)', async () => {
  use(...cupService(1));
  await openCartPage();
  let second: Promise<CartOutcome> | undefined;
  const addPartner = () => {
    second ??= setPartnerProduct({ partnerProductId: 'P', set: true });
  };
  window.addEventListener('fascia:cart-changed', addPartner);
  const first = setArticle({ ...CUP, quantity: 2 });
  expect(await first).toEqual({ ok: true });
  expect(await second).toEqual({ ok: true });
  window.removeEventListener('fascia:cart-changed', addPartner);
});
