import userEvent from '@testing-library/user-event';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { cartStore } from '../../exposes/cart.ts';
import { MainNavigation } from '../../features/navigation/MainNavigation.tsx';
import { CartIcon } from '../../features/cart/CartIcon.tsx';
import { selectIsFound } from '../../features/cart/cartSlice.ts';
import { PromotionArea } from '../../features/promotions/PromotionArea.tsx';
import { UserIcon } from '../../features/personal-data/UserIcon.tsx';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { advance, settle } from '../../testing/settle.ts';
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

/** Longer than all delays of the header, such as that of suggestions. */
const QUIET_MS = 500;

/** Renders a complete header. Then records the parts that are rendered again. */
async function openHeader() {
  const rendered = new Set<string>();
  let renders = 0;
  const record = (name: string) => {
    renders += 1;
    rendered.add(name);
  };
  stopTime();
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
  let before: number;
  do {
    before = renders;
    await advance(QUIET_MS);
  } while (renders > before);
  for (const name of ['Themenwelten', 'Sale']) {
    expect(screen.getByRole('button', { name: `${name}: Untermenü` })).toBeVisible();
  }
  for (const name of ['benefits', 'top-banner', 'pi-banner']) expect(part(name)).toBeVisible();
  expect(selectIsFound(store.getState())).toBe(true);
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
  await advance(QUIET_MS);
  expect(screen.getByRole('listbox')).toBeVisible();
  expect([...rendered]).toEqual(['search']);
});

test('opening a flyout rerenders only its icon', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.click(part('icon-user'));
  await settle();
  expect(document.querySelector('[data-flyout="account"]')).toBeVisible();
  await visitor.keyboard('{Escape}');
  expect([...rendered]).toEqual(['account']);
});

test('opening the navigation rerenders only the navigation', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.click(screen.getByRole('button', { name: 'Kategorien: Untermenü' }));
  await settle();
  expect(document.querySelector('[data-flyout="categories"]')).toBeVisible();
  await visitor.keyboard('{Escape}');
  expect([...rendered]).toEqual(['navigation']);
});

test('opening a legal text and copying a code rerender only the promotions', async () => {
  const { rendered, visitor } = await openHeader();
  await visitor.click(part('legal-toggle'));
  expect(part('legal-text')).toBeVisible();
  await visitor.click(part('copy-code'));
  await settle();
  expect(part('copy-code')).toHaveAttribute('data-state', 'copied');
  expect([...rendered]).toEqual(['promotions']);
});
