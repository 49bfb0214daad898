import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

async function openDrawer() {
  const visitor = userEvent.setup();
  await renderModule(header, { platform: 'SMARTPHONE' });
  await visitor.click(screen.getByRole('button', { name: 'Menü' }));
  await waitFor(() => expect(part('drawer-foot')).toBeVisible());
  return visitor;
}

/** Jest compiles the code on the first import, which is slow. */
beforeAll(() =>
  Promise.all([
    import('./chunks/page/pageParts.ts'),
    import('./chunks/drawer-foot/DrawerFoot.tsx'),
  ]),
);

test('the drawer ends with text links to account, stores and help (NAV-61)', async () => {
  await openDrawer();
  const links = [...(part('drawer-foot')?.querySelectorAll('a') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Mein Konto',
    'Filialen',
    'Hilfe und Service',
  ]);
});

test('the list of countries marks the current country (NAV-61, FOOT-26)', async () => {
  const visitor = await openDrawer();
  const button = screen.getByRole('button', { name: 'Land wählen: Deutschland' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Magyarország' })).toBeNull();
  await visitor.click(button);
  expect(screen.getByRole('link', { name: 'Magyarország' })).toHaveAttribute('href', '/?site=HU');
  expect(screen.getByRole('link', { name: 'Deutschland' })).toHaveAttribute('aria-current', 'true');
  await visitor.click(button);
  expect(screen.queryByRole('link', { name: 'Magyarország' })).toBeNull();
});

test('the button for the countries is the last tab stop of the drawer (NAV-61)', async () => {
  const visitor = await openDrawer();
  part('drawer-country')?.focus();
  await visitor.tab();
  expect(part('flyout-close')).toHaveFocus();
});
