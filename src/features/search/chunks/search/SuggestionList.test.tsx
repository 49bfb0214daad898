import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goBack } from '../../../../testing/goBack.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { box, options, respondWith, typeText } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { SearchBox } from '../../SearchBox.tsx';
import { addStorageSettings } from '../../storageConsent.ts';

const server = serveShop();
const panel = () => document.querySelector<HTMLElement>('[data-part="suggestions"]') as HTMLElement;

const both = {
  searchTerms: [{ searchterm: 'Filterkaffee mild' }],
  products: [
    {
      id: '4711',
      title: 'Kaffee Aurora',
      imageProductThumb: '/image-delivery/aurora.svg',
      productViewUrl: '/product/4711?site=DE#top',
      webshopProductDimensionKey: 'size-500',
    },
    { id: -1, title: 'Kaffee ohne Nummer', productViewUrl: '/product/none' },
  ],
};

/** Renders a search box with suggestions for a text: a term and two products. */
function openList(text = 'kaffee') {
  respondWith(server, both);
  return typeText(text, 3);
}

test('emphasises the parts of a term around the typed text (SEARCH-15, SEARCH-32)', async () => {
  await openList('KAFFEE');
  const [term] = options();
  expect(term?.innerHTML.replaceAll(/<\/?span[^>]*>/g, '')).toBe(
    '<strong>Filter</strong>kaffee<strong> mild</strong>',
  );
  expect(term).toHaveAttribute('data-kind', 'term');
  expect(term).toHaveAttribute('href', '/search?query=Filterkaffee+mild&site=DE');
});

// SEARCH-09, SEARCH-16, HOST-36
test('shows a product’s image and adds the typed text and the dimension to its address', async () => {
  await openList();
  const product = screen.getByRole('option', { name: 'Kaffee Aurora' });
  expect(product).toHaveAttribute('data-kind', 'product');
  expect(product).toHaveAttribute('href', '/product/4711?site=DE&query=kaffee&dim1=size-500#top');
  expect(within(product).getByRole('presentation')).toHaveAttribute('src', '/img/aurora.svg');
});

test('exposes the public part names of the box and its list (SEARCH-32)', async () => {
  await openList();
  const names = [...document.querySelectorAll<HTMLElement>('[data-part]')].map(
    ({ dataset }) => dataset['part'],
  );
  expect([...new Set(names)]).toEqual([
    'search',
    'search-input',
    'search-clear',
    'search-submit',
    'suggestions',
    'suggestion',
  ]);
});

test('shows placeholders and headings in the language of the site', async () => {
  respondWith(server, both);
  await renderWithFascia(<SearchBox />, { site: 'HU' });
  const short = box().placeholder;
  await userEvent.type(box(), 'ka');
  await waitFor(() => expect(options()).toHaveLength(3));
  const headings = screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel);
  const texts = [short, box().placeholder, ...headings];
  expect(new Set(texts).size).toBe(4);
  const german = new Set(['Suchen', 'Wonach suchen Sie?', 'Suchbegriffe', 'Produktempfehlungen']);
  expect(texts.filter((text) => !text || german.has(text) || text.startsWith('search.'))).toEqual(
    [],
  );
});

/** Simulates a header of the page. */
function addHeader(storageConsent: boolean): void {
  const settings = { recentSearches: false, storageConsent, oneTrustEnabled: false };
  addStorageSettings(settings, new AbortController().signal);
}

// SEARCH-36
test.each([
  ['does not allow it', () => addHeader(false)],
  ['has not set it yet', () => {}],
])('stores no keys of a clicked product if the page’s header %s', async (_, add) => {
  add();
  const { visitor, visited } = await openList();
  await visitor.click(screen.getByRole('option', { name: 'Kaffee Aurora' }));
  expect(visited).toHaveLength(1);
  expect(localStorage.getItem('fascia.visit.4711')).toBeNull();
});

// SEARCH-01, SEARCH-17, SEARCH-28
test('opens a clicked product with the host’s router and stores the two keys', async () => {
  addHeader(true);
  const { visitor, visited } = await openList();
  await visitor.click(screen.getByRole('option', { name: 'Kaffee Aurora' }));
  expect(visited).toEqual(['/product/4711?site=DE&query=kaffee&dim1=size-500#top']);
  const id = localStorage.getItem('fascia.visit.4711');
  expect(id).toMatch(/^\d+$/);
  expect(localStorage.getItem('fascia.addToBasket.4711')).toBe(id);
  expect(panel()).not.toBeVisible();
});

test('leaves a click that opens another tab to the browser and does not close the list', async () => {
  addHeader(true);
  const { visitor, visited } = await openList();
  let isPrevented = false;
  window.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault(); // jsdom cannot follow links.
    },
    { once: true },
  );
  await visitor.keyboard('{Control>}');
  await visitor.click(screen.getByRole('option', { name: 'Kaffee Aurora' }));
  expect(isPrevented).toBe(false);
  expect(visited).toEqual([]);
  expect(localStorage.getItem('fascia.visit.4711')).not.toBeNull();
  expect(panel()).toBeVisible();
});

test.each([
  ['stores the two keys on a click with the middle button', 1, true],
  ['stores no keys on a click with the right button', 2, false],
])('%s', async (_, button, isStored) => {
  addHeader(true);
  const { visited } = await openList();
  const product = screen.getByRole('option', { name: 'Kaffee Aurora' });
  fireEvent(product, new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
  expect(localStorage.getItem('fascia.visit.4711') !== null).toBe(isStored);
  expect(visited).toEqual([]);
  expect(panel()).toBeVisible();
});

test('searches for the title of a product on Enter and stores no keys (SEARCH-28)', async () => {
  const { visitor, visited } = await openList();
  await visitor.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(visited).toEqual(['/search?query=Kaffee+Aurora&site=DE']);
  expect(Object.keys(localStorage).filter((key) => /visit|addToBasket/.test(key))).toEqual([]);
});

test('searches for a clicked term and shows it in the field', async () => {
  const { visitor, visited } = await openList();
  await visitor.click(screen.getByRole('option', { name: 'Filterkaffee mild' }));
  expect(visited).toEqual(['/search?query=Filterkaffee+mild&site=DE']);
  expect(box()).toHaveValue('Filterkaffee mild');
  expect(panel()).not.toBeVisible();
});

test('keeps the list open on blur until the pointer leaves it (SEARCH-23)', async () => {
  await openList();
  // Firefox sends only this event if the panel appears under the pointer.
  fireEvent.pointerOver(panel(), { relatedTarget: box() });
  fireEvent.blur(box());
  expect(panel()).toBeVisible();
  fireEvent.pointerLeave(panel());
  expect(panel()).not.toBeVisible();
});

test('shows markup in a response as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  respondWith(server, {
    searchTerms: [{ searchterm: markup }],
    products: [{ id: '1', title: markup, productViewUrl: '/p/1' }],
  });
  await typeText('onerror', 2);
  expect(options().map(({ textContent }) => textContent)).toEqual([markup, markup]);
  expect(panel().querySelector('img')).toBeNull();
});

// HEAD-153
test('closes the list when the visitor leaves the page and reopens it on the next keystroke', async () => {
  const { visitor } = await openList();
  goBack();
  expect(box()).toHaveFocus();
  expect(options()).toHaveLength(0);
  await visitor.keyboard('{Backspace}');
  await waitFor(() => expect(options()).toHaveLength(3));
});
