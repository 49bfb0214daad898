import { useLingui } from '@lingui/react';
import { screen } from '@testing-library/react';
import { currentPage } from '../app/page.ts';
import { report } from '../foundation/browser/report.ts';
import { collectErrors } from './collectEvents.ts';
import { renderWithFascia } from './renderWithFascia.tsx';

const errors = collectErrors();
const failure = { module: 'header', operation: 'navigation', message: 'No answer: network' };
const storesSeen = new Set<unknown>();

function Hint() {
  const { _ } = useLingui();
  return <p>{_('header.menu.toggle')}</p>;
}

test('a component has its texts, by default in German', async () => {
  const { store } = await renderWithFascia(<Hint />);
  expect(screen.getByText('Menü')).toBeVisible();
  storesSeen.add(store);
});

test('a component has its texts in another language, and each test a store of its own', async () => {
  const { store } = await renderWithFascia(<Hint />, { locale: 'en' });
  expect(screen.getByText('Menu')).toBeVisible();
  expect(storesSeen).not.toContain(store);
});

test('components that are rendered on one page share its store', async () => {
  const { store } = await renderWithFascia(<Hint />);
  expect((await renderWithFascia(<Hint />)).store).toBe(store);
  expect(currentPage().store).toBe(store);
});

test('reports are collected', () => {
  report(failure);
  expect(errors).toEqual([failure]);
});

test('reports of a previous test are removed', () => {
  expect(errors).toEqual([]);
});
