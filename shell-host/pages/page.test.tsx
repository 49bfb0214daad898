import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { adjust, navigate, usePage } from './page.ts';

function Shown() {
  const { path, query, site, visit } = usePage();
  return <p role="status">{`${path} ${query.get('query') ?? '-'} ${site} ${visit}`}</p>;
}

const shown = () => screen.getByRole('status').textContent;

beforeAll(() => {
  window.scrollTo = () => {};
});

afterEach(cleanup);

async function back() {
  const gone = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await act(async () => {
    window.history.back();
    await gone;
  });
}

test('the visitor goes from page to page, and back, without loading one', async () => {
  render(<Shown />);
  expect(shown()).toBe('/ - DE 0');
  act(() => navigate('/search?query=mug'));
  expect(shown()).toBe('/search mug DE 1');
  await back();
  expect(shown()).toBe('/ - DE 2');
});

test('a page without ?site= belongs to the site of the page before, and keeps it in the history', async () => {
  render(<Shown />);
  act(() => navigate('/?site=HU'));
  act(() => navigate('/checkout'));
  expect(shown()).toContain('/checkout - HU');
  act(() => navigate('/checkout?site=PL'));
  await back();
  expect(shown()).toContain('/checkout - HU');
});

test('the document and the services hear of the site', () => {
  act(() => navigate('/?site=CH_FR'));
  expect(document.documentElement.lang).toBe('fr');
  expect(document.documentElement.dataset['site']).toBe('CH_FR');
  expect(document.cookie).toContain('DemoSite=CH_FR');
  expect(document.cookie).toContain('ShellSite=CH_FR');
});

test('an unknown site changes nothing', () => {
  render(<Shown />);
  act(() => navigate('/?site=TR'));
  act(() => navigate('/?site=XX'));
  expect(shown()).toContain('TR');
});

test('a setting is changed without going to another page', () => {
  render(<Shown />);
  act(() => navigate('/playground?site=SK'));
  const before = shown();
  act(() => adjust('/playground?site=SK&query=x', { inHistory: true }));
  expect(shown()).toBe(before?.replace('-', 'x'));
});
