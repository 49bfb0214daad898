import { setTimeout as sleep } from 'node:timers/promises';
import userEvent from '@testing-library/user-event';
import { act, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { cartStore } from '../../exposes/cart.ts';
import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { selectIsFound } from '../../features/cart/cartSlice.ts';
import { PromotionArea } from '../../features/promotions/PromotionArea.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { Logo } from './Logo.tsx';
import { StoreIcon } from './HeaderIcons.tsx';
import { useHeaderData } from './FullHeader.tsx';

const { shop } = serveShop();

function Data() {
  useHeaderData('DE', undefined);
  return null;
}

const parts = {
  promotions: <PromotionArea tags={undefined} categoryPromotionId={undefined} layout="wide" />,
  logo: <Logo />,
  search: <SearchBox />,
  stores: <StoreIcon />,
  account: <UserIcon />,
  cart: <CartIcon />,
  navigation: <MainNavigation route={undefined} />,
};

const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;

/** Code that an earlier test has loaded renders late, for example when the cart is read again. */
const QUIET_MS = 500;

/** Renders a complete header. Then records the parts that are rendered again. */
async function openHeader() {
  const rendered = new Set<string>();
  let renders = 0;
  const record = (name: string) => {
    renders += 1;
    rendered.add(name);
  };
  const { store } = await renderWithFascia(
    <>
      <Data />
      {Object.entries(parts).map(([name, element]) => (
        <Profiler key={name} id={name} onRender={() => record(name)}>
          {element}
        </Profiler>
      ))}
    </>,
  );
  await screen.findByRole('button', { name: 'Themenwelten: Untermenü' });
  await screen.findByRole('button', { name: 'Sale: Untermenü' });
  await waitFor(() => expect(part('benefits')).toBeVisible());
  await waitFor(() => expect(part('top-banner')).toBeVisible());
  await waitFor(() => expect(part('pi-banner')).toBeVisible());
  await waitFor(() => expect(selectIsFound(store.getState())).toBe(true));
  // React renders the last responses in timers.
  let before: number;
  do {
    before = renders;
    await act(() => sleep(QUIET_MS));
  } while (renders > before);
  rendered.clear();
  return { rendered, visitor: userEvent.setup({ delay: null }) };
}

test('a change of the cart rerenders only the cart’s icon', async () => {
  const { rendered } = await openHeader();
  const [product] = (
    await (await shop.fetch(new Request('http://shop.test/demo/catalogue?site=DE'))).json()
  ).products;
  await act(async () => {
    await cartStore.setArticle({ productId: product.id, tcm: product.tcm, quantity: 3 });
  });
  expect(part('cart-badge')).toHaveTextContent('3');
  expect([...rendered]).toEqual(['cart']);
});

test('a keystroke in the search box rerenders only the search box', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.type(screen.getByRole('combobox'), 'kaffee');
  expect(await screen.findByRole('listbox')).toBeVisible();
  expect([...rendered]).toEqual(['search']);
});

test('opening a flyout rerenders only its icon', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.click(part('icon-user'));
  await waitFor(() => expect(document.querySelector('[data-flyout="account"]')).toBeVisible());
  await visitor.keyboard('{Escape}');
  expect([...rendered]).toEqual(['account']);
});

test('opening the navigation rerenders only the navigation', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.click(await screen.findByRole('button', { name: 'Kategorien: Untermenü' }));
  await waitFor(() => expect(document.querySelector('[data-flyout="categories"]')).toBeVisible());
  await visitor.keyboard('{Escape}');
  expect([...rendered]).toEqual(['navigation']);
});

test('opening a legal text and copying a code rerender only the promotions', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.click(part('legal-toggle'));
  expect(part('legal-text')).toBeVisible();
  await visitor.click(part('copy-code'));
  expect(part('copy-code')).toHaveAttribute('data-state', 'copied');
  expect([...rendered]).toEqual(['promotions']);
});
