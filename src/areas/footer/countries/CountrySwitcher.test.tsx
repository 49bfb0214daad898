import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { goBack } from '../../../testing/goBack.ts';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { CountrySwitcher } from './CountrySwitcher.tsx';
import { countriesFor } from '../../../features/countries/countries.ts';

const button = () => screen.getByRole('button', { name: 'Land wählen: Deutschland' });

const renderSwitcher = () => renderWithFascia(<CountrySwitcher />);
const shownLinks = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => document.head.replaceChildren());

test('a click opens and closes the menu (FOOT-26)', async () => {
  await renderSwitcher();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(shownLinks()).toEqual([]);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(shownLinks()).toHaveLength(9);
  await userEvent.click(button());
  expect(shownLinks()).toEqual([]);
});

// FOOT-26, FOOT-27, FOOT-31
test('the current country is marked, and each country has a flag and a plain link', async () => {
  await renderSwitcher();
  await userEvent.click(button());
  const current = screen.getByRole('link', { name: 'Deutschland' });
  expect(current).toHaveAttribute('data-selected', 'true');
  expect(current).toHaveAttribute('aria-current', 'true');
  for (const { code } of countriesFor('DE')) {
    const areas = document.querySelectorAll(`[data-code="${code}"] svg > path`);
    expect(areas.length).toBeGreaterThan(1);
  }
  const other = screen.getByRole('link', { name: 'Suisse' });
  expect(other).toHaveAttribute('data-selected', 'false');
  expect(other).toHaveAttribute('href', '/?site=CH_FR');
  expect(other).toHaveAttribute('lang', 'fr-CH');
  expect(other).not.toHaveAttribute('target');
});

test('Escape closes the menu and returns the focus', async () => {
  await renderSwitcher();
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Deutschland' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(shownLinks()).toEqual([]);
  expect(button()).toHaveFocus();
});

test('the page’s alternate links are read each time the menu opens (FOOT-27)', async () => {
  await renderSwitcher();
  await userEvent.click(button());
  expect(screen.getByRole('link', { name: 'Polska' })).toHaveAttribute('href', '/?site=PL');
  await userEvent.click(button());
  document.head.innerHTML = '<link rel="alternate" hreflang="pl-PL" href="/kubki-c4016">';
  await userEvent.click(button());
  expect(screen.getByRole('link', { name: 'Polska' })).toHaveAttribute('href', '/kubki-c4016');
  expect(screen.getByRole('link', { name: 'Slovensko' })).toHaveAttribute('href', '/?site=SK');
});

// HEAD-153
test('leaving the page closes the menu', async () => {
  await renderSwitcher();
  await userEvent.click(button());
  goBack();
  expect(shownLinks()).toEqual([]);
});
