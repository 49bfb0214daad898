import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../../../../exposes/Header.tsx';
import { collectErrors } from '../../../../../testing/collectEvents.ts';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { settle } from '../../../../../testing/settle.ts';
import { serveShop } from '../../../../../testing/shopServer.ts';

const { calls } = serveShop();
const errors = collectErrors();
const KEY = 'fascia.recentSearches.DE';
const HOUR_MS = 3_600_000;

const visited: string[] = [];
const box = () => screen.getByRole<HTMLInputElement>('combobox');
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

/** A header whose settings the search boxes know. */
async function open(settings: header.HeaderSettings = {}) {
  visited.length = 0;
  const navigate = (url: string) => visited.push(url);
  const rendered = await renderModule(header, { platform: 'CLASSIC', navigate, ...settings });
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

test('an empty field shows the searches, the latest first and each once (SEARCH-50)', async () => {
  const { visitor } = await open();
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

test('a click on one searches for it again and moves it to the front (SEARCH-50)', async () => {
  store('tasse', 'kaffee');
  const { visitor } = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['tasse', 'kaffee']));
  await visitor.click(link('kaffee'));
  expect(visited).toEqual(['/search?query=kaffee&site=DE']);
  await visitor.clear(box());
  expect(shown()).toEqual(['kaffee', 'tasse']);
});

test('a chosen term is kept, a shortcut to a page is not (SEARCH-50)', async () => {
  const { visitor } = await open();
  await search(visitor, ' AGB ');
  expect(visited).toEqual(['/agb-s400007325.html']);
  expect(stored()).toBeNull();
  await visitor.type(box(), 'tass');
  const term = await screen.findAllByRole('option');
  await visitor.click(term[0] as HTMLElement);
  expect(stored()).toEqual([[term[0]?.textContent, expect.any(Number)]]);
});

test('none of it is sent, and it is no suggestion (SEARCH-50, SEARCH-32)', async () => {
  store('sehr geheim');
  const { visitor } = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['sehr geheim']));
  expect(calls.filter(({ url }) => url.includes('geheim'))).toEqual([]);
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(document.querySelector('[data-part="suggestions"]')).not.toBeVisible();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('each can be removed, and all; a pointer leaves the focus in the field (SEARCH-50)', async () => {
  store('eins', 'zwei', 'drei');
  const { visitor } = await open();
  await visitor.click(box());
  await visitor.click(await screen.findByRole('button', { name: 'Löschen: zwei' }));
  expect(shown()).toEqual(['eins', 'drei']);
  expect(box()).toHaveFocus();
  await visitor.click(screen.getByRole('button', { name: 'Alle löschen' }));
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(box()).toHaveFocus();
});

test('the arrow keys move among them and Escape closes them (SEARCH-55)', async () => {
  store('eins', 'zwei');
  const { visitor } = await open();
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

test('Tab reaches them behind the field, and leaving the box closes them (SEARCH-55)', async () => {
  store('eins');
  const { visitor } = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toEqual(['eins']));
  for (const name of ['Suchen', 'Alle löschen', 'eins', 'Löschen: eins']) {
    await visitor.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  await visitor.tab();
  expect(shown()).toEqual([]);
});

test('the flyout of the search icon shows them too (SEARCH-50)', async () => {
  store('kaffee');
  const { visitor } = await open();
  await visitor.click(screen.getByRole('link', { name: 'Suche' }));
  await waitFor(() => expect(flyout()).toContainElement(links()[0] ?? null));
});

test('without the setting all searches are removed and none is stored (SEARCH-52, HOST-60)', async () => {
  store('kaffee');
  const { visitor } = await open({ recentSearches: false });
  expect(stored()).toBeNull();
  await search(visitor, 'tasse');
  expect([stored(), shown()]).toEqual([null, []]);
});

test('a withdrawal of the consent removes all searches and stores no more (SEARCH-52)', async () => {
  store('kaffee');
  localStorage.setItem('fascia.recentSearches.AT', '[["tee",1]]');
  const { visitor, rerender } = await open();
  await search(visitor, 'tasse');
  expect(shown()).toEqual(['tasse', 'kaffee']);
  rerender(<header.Header platform="CLASSIC" navigate={() => {}} storageConsent={false} />);
  await waitFor(() => expect(stored()).toBeNull());
  expect(localStorage.getItem('fascia.recentSearches.AT')).toBeNull();
  await search(visitor, 'tasse');
  expect([stored(), shown()]).toEqual([null, []]);
});

test('before the consent is known nothing is shown, stored or removed (SEARCH-52)', async () => {
  store('kaffee');
  const { visitor } = await open({ oneTrustEnabled: true });
  await search(visitor, 'tasse');
  expect(shown()).toEqual([]);
  expect(stored()).toEqual([['kaffee', expect.any(Number)]]);
});

test.each([
  ['malformed data', '{"'],
  [
    'entries of other kinds',
    JSON.stringify([
      1,
      null,
      'kaffee',
      ['a'],
      [['b'], 1],
      ['c', 'now'],
      ['x'.repeat(201), Date.now()],
    ]),
  ],
  ['entries from the future', JSON.stringify([['kaffee', Date.now() + HOUR_MS]])],
  ['entries older than 30 days', JSON.stringify([['kaffee', Date.now() - 30 * 24 * HOUR_MS]])],
])('stored %s are ignored (SEARCH-50)', async (_, text) => {
  localStorage.setItem(KEY, text);
  const { visitor } = await open();
  await visitor.click(box());
  await listIsLoaded();
  expect(shown()).toEqual([]);
  await search(visitor, 'tasse');
  expect(shown()).toEqual(['tasse']);
  expect(errors).toEqual([]);
});

test('only the beginning of a long stored list is read (SEARCH-50)', async () => {
  const entries = Array.from({ length: 60_000 }, (_, index) => [`suche ${index}`, 1_000]);
  localStorage.setItem(KEY, JSON.stringify(entries.map(([query]) => [query, Date.now() - 1])));
  const { visitor } = await open();
  await visitor.click(box());
  await waitFor(() => expect(shown()).toHaveLength(6));
});

test('the latest six searches are stored (SEARCH-50)', async () => {
  store('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const { visitor } = await open();
  await search(visitor, 'tasse');
  expect(shown()).toEqual(['tasse', 'a', 'b', 'c', 'd', 'e']);
  expect(stored()).toHaveLength(6);
});
