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

test('a component finds its texts, in German where a test says nothing else', async () => {
  const { store } = await renderWithFascia(<Hint />);
  expect(screen.getByText('Menü')).toBeVisible();
  storesSeen.add(store);
});

test('a component finds its texts in another language, on a page of its own', async () => {
  const { store } = await renderWithFascia(<Hint />, { locale: 'en' });
  expect(screen.getByText('Menu')).toBeVisible();
  expect(storesSeen).not.toContain(store);
});

test('what is rendered twice on one page shares its store', async () => {
  const { store } = await renderWithFascia(<Hint />);
  expect((await renderWithFascia(<Hint />)).store).toBe(store);
  expect(currentPage().store).toBe(store);
});

test('reports are collected', () => {
  report(failure);
  expect(errors).toEqual([failure]);
});

test('reports of the test before are forgotten', () => {
  expect(errors).toEqual([]);
});
