import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { updateAddress, navigate, usePage } from './page.ts';

function PageState() {
  const { path, query, site, navigationCount } = usePage();
  return <p role="status">{`${path} ${query.get('query') ?? '-'} ${site} ${navigationCount}`}</p>;
}

const shownState = () => screen.getByRole('status').textContent;

beforeAll(() => {
  window.scrollTo = () => {};
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'cookie');
});

async function goBack() {
  const popState = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await act(async () => {
    window.history.back();
    await popState;
  });
}

test('navigates forward and back without page loads', async () => {
  render(<PageState />);
  expect(shownState()).toBe('/ - DE 0');
  act(() => navigate('/search?query=mug'));
  expect(shownState()).toBe('/search mug DE 1');
  await goBack();
  expect(shownState()).toBe('/ - DE 2');
});

test('a page without ?site= has the site of the previous page and stores it in the history', async () => {
  render(<PageState />);
  act(() => navigate('/?site=HU'));
  act(() => navigate('/checkout'));
  expect(shownState()).toContain('/checkout - HU');
  act(() => navigate('/checkout?site=PL'));
  await goBack();
  expect(shownState()).toContain('/checkout - HU');
});

test('sets the site on the document and in the cookies', () => {
  act(() => navigate('/?site=CH_FR'));
  expect(document.documentElement.lang).toBe('fr');
  expect(document.documentElement.dataset['site']).toBe('CH_FR');
  expect(document.cookie).toContain('DemoSite=CH_FR');
  expect(document.cookie).toContain('ShellSite=CH_FR');
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('sets the site on the document even if cookies are blocked', () => {
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  act(() => navigate('/?site=SK'));
  expect(document.documentElement.dataset['site']).toBe('SK');
});

test('ignores an unknown site', () => {
  render(<PageState />);
  act(() => navigate('/?site=TR'));
  act(() => navigate('/?site=XX'));
  expect(shownState()).toContain('TR');
});

test('updating the address is not a navigation', () => {
  render(<PageState />);
  act(() => navigate('/playground?site=SK'));
  const before = shownState();
  act(() => updateAddress('/playground?site=SK&query=x', { inHistory: true }));
  expect(shownState()).toBe(before?.replace('-', 'x'));
});
