import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { cartStore } from '../../exposes/cart.ts';
import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { PromotionArea } from '../../features/promotions/PromotionArea.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { Logo } from './Logo.tsx';
import { StoreIcon } from './StoreIcon.tsx';
import { useHeaderData } from './useHeaderData.ts';

const { shop } = serveShop();

function Data() {
  useHeaderData('DE', undefined);
  return null;
}

const parts = {
  promotions: <PromotionArea tags={undefined} categoryPromotionId={undefined} mobile={false} />,
  logo: <Logo />,
  search: <SearchBox />,
  stores: <StoreIcon />,
  account: <UserIcon />,
  cart: <CartIcon />,
  navigation: <MainNavigation route={undefined} />,
};

const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;

/** The parts of a header side by side, everything arrived; and what is drawn anew from then on. */
async function openHeader() {
  const drawn = new Set<string>();
  await renderWithFascia(
    <>
      <Data />
      {Object.entries(parts).map(([name, piece]) => (
        <Profiler key={name} id={name} onRender={() => drawn.add(name)}>
          {piece}
        </Profiler>
      ))}
    </>,
  );
  await screen.findByRole('button', { name: 'Themenwelten: Untermenü' });
  await screen.findByRole('button', { name: 'Sale: Untermenü' });
  await waitFor(() => expect(part('benefits')).toBeVisible());
  await waitFor(() => expect(part('top-banner')).toBeVisible());
  await waitFor(() => expect(part('pi-banner')).toBeVisible());
  await waitFor(() => expect(cartStore.getState().busy).toBe(false));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  drawn.clear();
  return { drawn, visitor: userEvent.setup({ delay: null }) };
}

test('A change of the cart draws the cart’s icon anew, and nothing else', async () => {
  const { drawn } = await openHeader();
  const [product] = (
    await (await shop.fetch(new Request('http://shop.test/demo/catalogue?site=DE'))).json()
  ).products;
  await act(async () => {
    await cartStore.setArticle({ productId: product.id, tcm: product.tcm, quantity: 3 });
  });
  expect(part('cart-badge')).toHaveTextContent('3');
  expect([...drawn]).toEqual(['cart']);
});

test('A keystroke in the search box draws the box anew, and nothing else', async () => {
  const { drawn, visitor } = await openHeader();
  await visitor.type(screen.getByRole('combobox'), 'kaffee');
  expect(await screen.findByRole('listbox')).toBeVisible();
  expect([...drawn]).toEqual(['search']);
});

test.each([
  ['account', 'icon-user', 'account'],
  ['stores', 'icon-store-finder', 'store-finder'],
  ['cart', 'icon-cart', 'cart'],
])('The opened flyout of %s draws its icon anew, and nothing else', async (own, icon, flyout) => {
  const { drawn, visitor } = await openHeader();
  await visitor.click(part(icon));
  await waitFor(() => expect(document.querySelector(`[data-flyout="${flyout}"]`)).toBeVisible());
  await visitor.keyboard('{Escape}');
  expect([...drawn]).toEqual([own]);
});

test('The opened navigation draws itself anew, and nothing else', async () => {
  const { drawn, visitor } = await openHeader();
  await visitor.click(await screen.findByRole('button', { name: 'Kategorien: Untermenü' }));
  await waitFor(() => expect(document.querySelector('[data-flyout="categories"]')).toBeVisible());
  await visitor.keyboard('{Escape}');
  expect([...drawn]).toEqual(['navigation']);
});

test('An opened legal text and a copied code draw the promotions anew, and nothing else', async () => {
  const { drawn, visitor } = await openHeader();
  await visitor.click(part('legal-toggle'));
  expect(part('legal-text')).toBeVisible();
  await visitor.click(part('copy-code'));
  expect(part('copy-code')).toHaveAttribute('data-state', 'copied');
  expect([...drawn]).toEqual(['promotions']);
});
