import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { emit } from '../../foundation/browser/events.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';

const { use } = serveShop();
const errors = collectErrors();
const visited: string[] = [];

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const panel = () => document.querySelector<HTMLElement>('[data-part="suggestions"]') as HTMLElement;

function answer(body: object) {
  use(http.get('*/service/searchfrontend/api/suggestions', () => HttpResponse.json(body)));
}

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

async function type(text: string, count: number) {
  const visitor = userEvent.setup();
  await renderWithFascia(<SearchBox />, { navigate: (url: string) => visited.push(url) });
  await visitor.type(box(), text);
  await waitFor(() => expect(options()).toHaveLength(count));
  return visitor;
}

beforeEach(() => {
  visited.length = 0;
});

test('a term is strong around what was typed', async () => {
  answer(both);
  await type('KAFFEE', 3);
  const [term] = options();
  expect(term?.innerHTML.replaceAll(/<\/?span[^>]*>/g, '')).toBe(
    '<strong>Filter</strong>kaffee<strong> mild</strong>',
  );
  expect(term).toHaveAttribute('data-kind', 'term');
  expect(term).toHaveAttribute('href', '/search?query=Filterkaffee+mild&site=DE');
});

test('a product has its picture, and its address carries the typed text and the dimension', async () => {
  answer(both);
  await type('kaffee', 3);
  const product = screen.getByRole('option', { name: 'Kaffee Aurora' });
  expect(product).toHaveAttribute('data-kind', 'product');
  expect(product).toHaveAttribute('href', '/product/4711?site=DE&query=kaffee&dim1=size-500#top');
  expect(within(product).getByRole('presentation')).toHaveAttribute('src', '/img/aurora.svg');
});

test('a click on a product goes there through the host’s router and leaves the two keys', async () => {
  answer(both);
  const visitor = await type('kaffee', 3);
  await visitor.click(screen.getByRole('option', { name: 'Kaffee Aurora' }));
  expect(visited).toEqual(['/product/4711?site=DE&query=kaffee&dim1=size-500#top']);
  const id = localStorage.getItem('fascia.visit.4711');
  expect(id).toMatch(/^\d+$/);
  expect(localStorage.getItem('fascia.addToBasket.4711')).toBe(id);
  expect(panel()).not.toBeVisible();
});

test('a click on a product without a number leaves no keys', async () => {
  answer(both);
  const visitor = await type('kaffee', 3);
  await visitor.click(screen.getByRole('option', { name: 'Kaffee ohne Nummer' }));
  expect(visited).toEqual(['/product/none?query=kaffee']);
  expect(Object.keys(localStorage).filter((key) => /visit|addToBasket/.test(key))).toEqual([]);
});

test('a click that opens another tab is left to the browser, and the list stays', async () => {
  answer(both);
  const visitor = await type('kaffee', 3);
  let isOurs = false;
  window.addEventListener(
    'click',
    (event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault(); // jsdom follows no links.
    },
    { once: true },
  );
  await visitor.keyboard('{Control>}');
  await visitor.click(screen.getByRole('option', { name: 'Kaffee Aurora' }));
  expect(isOurs).toBe(false);
  expect(visited).toEqual([]);
  expect(localStorage.getItem('fascia.visit.4711')).not.toBeNull();
  expect(panel()).toBeVisible();
});

test.each([
  ['the middle button, which opens another tab, leaves the two keys', 1, true],
  ['the right button, which opens a menu, leaves none', 2, false],
])('%s', async (_, button, left) => {
  answer(both);
  await type('kaffee', 3);
  const product = screen.getByRole('option', { name: 'Kaffee Aurora' });
  fireEvent(product, new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
  expect(localStorage.getItem('fascia.visit.4711') !== null).toBe(left);
  expect(visited).toEqual([]);
  expect(panel()).toBeVisible();
});

test('Enter on a product searches for its text and leaves no keys: it was not clicked', async () => {
  answer(both);
  const visitor = await type('kaffee', 3);
  await visitor.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(visited).toEqual(['/search?query=Kaffee+Aurora&site=DE']);
  expect(Object.keys(localStorage).filter((key) => /visit|addToBasket/.test(key))).toEqual([]);
});

test('a click on a term searches for it and shows it in the box', async () => {
  answer(both);
  const visitor = await type('kaffee', 3);
  await visitor.click(screen.getByRole('option', { name: 'Filterkaffee mild' }));
  expect(visited).toEqual(['/search?query=Filterkaffee+mild&site=DE']);
  expect(box()).toHaveValue('Filterkaffee mild');
  expect(panel()).not.toBeVisible();
});

test('it closes when the visitor leaves the box, and is there when he comes back', async () => {
  answer(both);
  const visitor = await type('kaffee', 3);
  await visitor.click(document.body);
  expect(panel()).not.toBeVisible();
  await visitor.click(box());
  expect(panel()).toBeVisible();
});

test('it stays while the pointer is inside, and goes when the pointer has left', async () => {
  answer(both);
  await type('kaffee', 3);
  fireEvent.pointerEnter(panel());
  fireEvent.blur(box());
  expect(panel()).toBeVisible();
  fireEvent.pointerLeave(panel());
  expect(panel()).not.toBeVisible();
});

test('it gives way to a flyout that opens', async () => {
  answer(both);
  await type('kaffee', 3);
  act(() => emit('fascia:flyout-open', { flyout: 'search' }));
  await waitFor(() => expect(panel()).not.toBeVisible());
});

test('with no suggestions there is no panel', async () => {
  answer({ searchTerms: [], products: [] });
  await type('kaffee', 0);
  expect(await screen.findByText('Keine Suchvorschläge')).toBeInTheDocument();
  expect(panel()).not.toBeVisible();
});

test('an answer of nonsense shows nothing, and tells once', async () => {
  use(
    http.get('*/service/searchfrontend/api/suggestions', () =>
      HttpResponse.html('<h1>Wartung</h1>'),
    ),
  );
  await type('kaffee', 0);
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]).toMatchObject({ module: 'search', operation: 'suggestions' });
  expect(panel()).not.toBeVisible();
});

test('markup in an answer is text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  answer({
    searchTerms: [{ searchterm: evil }],
    products: [{ id: '1', title: evil, productViewUrl: '/p/1' }],
  });
  await type('onerror', 2);
  expect(options().map(({ textContent }) => textContent)).toEqual([evil, evil]);
  expect(panel().querySelector('img')).toBeNull();
});

test('the catalogue’s own suggestions are at most ten terms and five products', async () => {
  const visitor = userEvent.setup();
  await renderWithFascia(<SearchBox />);
  await visitor.type(box(), 'ka');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  const kinds = options().map(({ dataset }) => dataset['kind']);
  expect(kinds.filter((kind) => kind === 'term').length).toBeLessThanOrEqual(10);
  expect(kinds.filter((kind) => kind === 'product').length).toBeLessThanOrEqual(5);
});
