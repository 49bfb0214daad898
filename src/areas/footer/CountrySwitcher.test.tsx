import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { CountrySwitcher } from './CountrySwitcher.tsx';

const button = () => screen.getByRole('button', { name: 'Land wählen: Deutschland' });

async function show() {
  await renderWithFascia(
    <>
      <CountrySwitcher site="DE" />
      <button type="button">elsewhere</button>
    </>,
  );
}

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => document.head.replaceChildren());

test('the menu opens and closes by a click', async () => {
  await show();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(shown()).toEqual([]);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(shown()).toHaveLength(9);
  await userEvent.click(button());
  expect(shown()).toEqual([]);
});

test('the current country is marked, and every link stays in its tab', async () => {
  await show();
  await userEvent.click(button());
  const current = screen.getByRole('link', { name: 'Deutschland' });
  expect(current).toHaveAttribute('data-selected', 'true');
  expect(current).toHaveAttribute('aria-current', 'true');
  const other = screen.getByRole('link', { name: 'Suisse' });
  expect(other).toHaveAttribute('data-selected', 'false');
  expect(other).toHaveAttribute('href', '/?site=CH_FR');
  expect(other).toHaveAttribute('lang', 'fr-CH');
  expect(other).not.toHaveAttribute('target');
});

test('Escape closes it and gives the focus back', async () => {
  await show();
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Deutschland' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(button()).toHaveFocus();
});

test('a click elsewhere closes it, and the focus stays there', async () => {
  await show();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(shown()).toEqual([]);
  expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
});

test('it closes when the keyboard has left it', async () => {
  await show();
  await userEvent.click(button());
  for (let stop = 0; stop < 10; stop += 1) await userEvent.tab();
  expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
  expect(shown()).toEqual([]);
});

test('a page that names its versions is asked for them each time the menu opens', async () => {
  await show();
  await userEvent.click(button());
  expect(screen.getByRole('link', { name: 'Polska' })).toHaveAttribute('href', '/?site=PL');
  await userEvent.click(button());
  document.head.innerHTML = '<link rel="alternate" hreflang="pl-PL" href="/kubki-c4016">';
  await userEvent.click(button());
  expect(screen.getByRole('link', { name: 'Polska' })).toHaveAttribute('href', '/kubki-c4016');
  expect(screen.getByRole('link', { name: 'Slovensko' })).toHaveAttribute('href', '/?site=SK');
});
