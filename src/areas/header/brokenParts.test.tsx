import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentPage } from '../../app/page.ts';
import * as header from '../../exposes/Header.tsx';
import { navigationSlice } from '../../features/navigation/navigationSlice.ts';
import { personalDataSlice } from '../../features/personal-data/personalDataSlice.ts';
import { keyOf } from '../../features/promotions/promotionSource.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop } = serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const dispatch = (type: string, payload: unknown) =>
  act(() => void currentPage().store.dispatch({ type, payload }));
const toggle = (title: string) => screen.findByRole('button', { name: `${title}: Untermenü` });
const reports = () => errors.map(({ module, operation }) => `${module}: ${operation}`);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that boundaries catch.
});

afterEach(() => jest.restoreAllMocks());

test('removes only the banner if it fails to render (HEAD-24)', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 404 });
  await renderModule(header, {});
  const key = keyOf({ id: '~header_benefits', site: 'DE', query: '' });
  await act(() => import('../../features/promotions/chunks/announcements/PromotionView.tsx'));
  await waitFor(() => {
    dispatch('promotions/received', { key, data: { kind: 'benefits', links: 5 } });
    expect(reports()).toContain('promotions: ~header_benefits');
  });
  expect(part('benefits')).toBeNull();
  expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
});

test('turns an icon into a plain link if its flyout fails to render (HEAD-24)', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, {});
  await waitFor(() =>
    expect(personalDataSlice.select(currentPage().store.getState()).status).toBe('ready'),
  );
  const data = { loggedInOrRemembered: true, customerName: '', loyaltyBeans: Symbol('beans') };
  dispatch('personalData/received', { key: personalDataSlice.keyOf(), data });
  const icon = part('icon-user') as HTMLElement;
  await visitor.click(icon);
  await waitFor(() => expect(reports()).toEqual(['header: icon-user flyout']));
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  expect(document.body).not.toHaveClass('header2020-flyout-open');
  const onClick = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', (event) => onClick(event), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const prevented: boolean[] = [];
  icon.parentElement?.addEventListener('click', () => prevented.push(click.defaultPrevented), {
    once: true,
  });
  act(() => void icon.dispatchEvent(click));
  expect(prevented).toEqual([false]);
});

test('turns a navigation item into a plain link if its flyout fails to render (HEAD-24)', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, { platform: 'CLASSIC' });
  await toggle('Sale');
  const coffee = [
    {},
    { children: [null] },
    { children: [{ title: 'T', href: '/t', children: [] }] },
  ];
  const key = navigationSlice.keyOf({ site: 'DE', route: undefined });
  dispatch('navigation/received', { key, data: coffee });
  await visitor.click(await toggle('Kaffee'));
  await waitFor(() => expect(reports()).toEqual(['header: coffee flyout']));
  expect(screen.getByRole('link', { name: 'Kaffee' })).toHaveAttribute('href', '/category/coffee');
  expect(await toggle('Kaffee')).toHaveAttribute('data-idle', 'true');
  await visitor.click(await toggle('Sale'));
  await waitFor(() => expect(document.querySelector('[data-flyout="sale"]')).toBeVisible());
});

// HOST-39
test('shows only the texts of a promotion whose view fails', async () => {
  shop.faults.set('promotion', { kind: 'status', status: 404 });
  await renderModule(header, {});
  const key = keyOf({ id: '~header_top', site: 'DE', query: '' });
  const offer = { kind: 'voucher', code: 'HERBST10' };
  // The theme is missing, as in a damaged server state.
  const data = { kind: 'topBanner', headline: 'Herbst', longText: '<b>Jetzt</b>', offer };
  await act(() => import('../../features/promotions/chunks/announcements/PromotionView.tsx'));
  await waitFor(() => {
    dispatch('promotions/received', { key, data });
    expect(part('top-banner')).toHaveTextContent('HerbstJetztHERBST10');
  });
  expect(reports()).toEqual(['promotions: ~header_top']);
});

// HOST-39
test('shows a plain form instead of a search field that fails twice', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, { site: 'AT' });
  for (const query of ['ta', 'tas', 'tass', 'tasse']) {
    dispatch('search/suggestionsReceived', { query, site: 'AT', suggestions: 5 });
  }
  await visitor.type(screen.getByRole('combobox'), 'ta');
  expect(reports()).toEqual(['header: search']);
  await visitor.type(screen.getByRole('combobox'), 'ta');
  const field = screen.getByRole('searchbox', { name: 'Shop durchsuchen' });
  expect(field.closest('form')).toHaveAttribute('action', '/search');
  expect(field.closest('form')).toHaveFormValues({ query: '', site: 'AT' });
  expect(reports()).toEqual(['header: search']);
  expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
});
