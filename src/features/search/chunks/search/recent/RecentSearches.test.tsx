import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../../../../exposes/Header.tsx';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import { box, options } from '../../../../../testing/searchPage.tsx';
import { settle } from '../../../../../testing/settle.ts';
import { serveShop } from '../../../../../testing/shopServer.ts';
import { renewInOtherTab } from '../../../../../testing/visitor.ts';
import { SearchBox } from '../../../SearchBox.tsx';
import { addStorageSettings } from '../../../storageConsent.ts';

const { calls } = serveShop();
const KEY = 'fascia.recentSearches.DE';

const visited: string[] = [];
const status = () => box().form?.parentElement?.querySelector('[role="status"]');
const listIsLoaded = () => waitFor(() => expect(status()).toBeInTheDocument());
const links = () => [...document.querySelectorAll<HTMLElement>('[data-part="recent-search"]')];
const shown = () => links().map(({ textContent }) => textContent);
const link = (query: string) =>
  links().find(({ textContent }) => textContent === query) as HTMLElement;
const flyout = () => document.querySelector('[data-flyout="search"]');
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const store = (...queries: string[]) =>
  localStorage.setItem(KEY, JSON.stringify(queries.map((query) => [query, Date.now() - 1])));

/** Renders a search box on a page whose header allows recent searches. */
async function open() {
  visited.length = 0;
  const settings = { recentSearches: true, storageConsent: true, oneTrustEnabled: false };
  addStorageSettings(settings, new AbortController().signal);
  await renderWithFascia(<SearchBox />, { navigate: (url: string) => visited.push(url) });
  return userEvent.setup();
}

/** Renders a header, which sets the settings of its search box. */
async function openHeader(settings: header.HeaderSettings = {}) {
  const page: header.HeaderSettings = { platform: 'CLASSIC', navigate: () => undefined };
  const rendered = await renderModule(header, { ...page, ...settings });
  await settle();
  return { ...rendered, visitor: userEvent.setup() };
}

async function search(visitor: ReturnType<typeof userEvent.setup>, text: string) {
  await visitor.click(box());
  await listIsLoaded();
  await visitor.clear(box());
  await visitor.type(box(), `${text}{Enter}`);
  await visitor.clear(box());
}

test('shows each recent search once below an empty field, latest first (SEARCH-50)', async () => {
  const visitor = await open();
  await visitor.click(box());
  await listIsLoaded();
  expect(document.querySelector('[data-part="recent-searches"]')).toBeNull();
  for (const text of ['tasse', ' Kaffee ', 'TASSE']) await search(visitor, text);
  expect(shown()).toEqual(['TASSE', 'Kaffee']);
  expect(link('Kaffee')).toHaveAttribute('href', '/search?query=Kaffee&site=DE');
  expect(screen.getByRole('group', { name: 'Zuletzt gesucht' })).toBeVisible();
  await visitor.type(box(), 'k');
  expect(shown()).toEqual([]);
});

test('repeats a clicked search and moves it to the front (SEARCH-50)', async () => {
  store('tasse', 'kaffee');
  const visitor = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['tasse', 'kaffee']));
  await visitor.click(link('kaffee'));
  expect(visited).toEqual(['/search?query=kaffee&site=DE']);
  await visitor.clear(box());
  expect(shown()).toEqual(['kaffee', 'tasse']);
});

test('stores a chosen term but not a shortcut to a page (SEARCH-50)', async () => {
  const visitor = await open();
  await search(visitor, ' AGB ');
  expect(visited).toEqual(['/agb-s400007325.html']);
  expect(stored()).toBeNull();
  await visitor.type(box(), 'tass');
  const term = await screen.findAllByRole('option');
  await visitor.click(term[0] as HTMLElement);
  expect(stored()).toEqual([[term[0]?.textContent, expect.any(Number)]]);
});

test('neither sends recent searches nor shows them as suggestions (SEARCH-50, SEARCH-32)', async () => {
  store('sehr geheim');
  const visitor = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['sehr geheim']));
  expect(calls.filter(({ url }) => url.includes('geheim'))).toEqual([]);
  expect(options()).toEqual([]);
  expect(document.querySelector('[data-part="suggestions"]')).not.toBeVisible();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('removes one or all searches on a click and leaves the focus in the field (SEARCH-50)', async () => {
  store('eins', 'zwei', 'drei');
  const visitor = await open();
  await visitor.click(box());
  await visitor.click(await screen.findByRole('button', { name: 'Löschen: zwei' }));
  expect(shown()).toEqual(['eins', 'drei']);
  expect(box()).toHaveFocus();
  await visitor.click(screen.getByRole('button', { name: 'Alle löschen' }));
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(box()).toHaveFocus();
});

test('moves through the searches with the arrow keys and closes them with Escape (SEARCH-55)', async () => {
  store('eins', 'zwei');
  const visitor = await open();
  await visitor.click(box());
  await waitFor(() => expect(status()).toHaveTextContent('2 frühere Suchen'));
  await visitor.keyboard('{ArrowDown}');
  expect(link('eins')).toHaveFocus();
  await visitor.keyboard('{ArrowDown}{ArrowDown}');
  expect(link('zwei')).toHaveFocus();
  await visitor.tab();
  await visitor.keyboard('{Enter}');
  expect(shown()).toEqual(['eins']);
  expect(screen.getByRole('button', { name: 'Löschen: eins' })).toHaveFocus();
  await visitor.keyboard('{ArrowUp}');
  expect(box()).toHaveFocus();
  await visitor.keyboard('{ArrowDown}{Escape}');
  expect(box()).toHaveFocus();
  expect(shown()).toEqual([]);
  await visitor.click(document.body);
  await visitor.click(box());
  expect(shown()).toEqual(['eins']);
});

test('reaches the searches with Tab and closes them when the focus leaves the box (SEARCH-55)', async () => {
  store('eins');
  const visitor = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['eins']));
  for (const name of ['Suchen', 'Alle löschen', 'eins', 'Löschen: eins']) {
    await visitor.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  await visitor.tab();
  expect(shown()).toEqual([]);
});

test('shows recent searches in the flyout of the search icon (SEARCH-50)', async () => {
  store('kaffee');
  const { visitor } = await openHeader();
  await visitor.click(screen.getByRole('link', { name: 'Suche' }));
  await waitFor(() => expect(flyout()).toContainElement(links()[0] ?? null));
});

test('removes all searches and stores no new ones without the setting (SEARCH-52, HOST-60)', async () => {
  store('kaffee');
  const { visitor } = await openHeader({ recentSearches: false });
  expect(stored()).toBeNull();
  await search(visitor, 'tasse');
  expect([stored(), shown()]).toEqual([null, []]);
});

test('removes all searches and stores no new ones after the consent is withdrawn (SEARCH-52)', async () => {
  store('kaffee');
  localStorage.setItem('fascia.recentSearches.AT', '[["tee",1]]');
  const { visitor, rerender } = await openHeader();
  await search(visitor, 'tasse');
  expect(shown()).toEqual(['tasse', 'kaffee']);
  rerender(<header.Header platform="CLASSIC" navigate={() => {}} storageConsent={false} />);
  await waitFor(() => expect(stored()).toBeNull());
  expect(localStorage.getItem('fascia.recentSearches.AT')).toBeNull();
  await search(visitor, 'tasse');
  expect([stored(), shown()]).toEqual([null, []]);
});

test('shows, stores and removes nothing until the consent is known (SEARCH-52)', async () => {
  store('kaffee');
  const { visitor } = await openHeader({ oneTrustEnabled: true });
  await search(visitor, 'tasse');
  expect(shown()).toEqual([]);
  expect(stored()).toEqual([['kaffee', expect.any(Number)]]);
});

/** Simulates a logout in another tab, which removes the searches. */
function logOutInOtherTab(): void {
  localStorage.removeItem(KEY);
  renewInOtherTab();
}

// SEARCH-52, CART-83
test.each([
  ['a logout in another tab', logOutInOtherTab],
  ['a report from the host', () => void window.dispatchEvent(new Event('fascia:visitor-changed'))],
])('hides the searches of the former visitor after %s', async (_, change) => {
  store('geheim');
  const { visitor } = await openHeader();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['geheim']));
  act(change);
  expect(shown()).toEqual([]);
  await settle();
  expect(localStorage.getItem(KEY)).toBeNull();
});
