import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '../../../../foundation/sites/sites.ts';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import { box, options, respondWith } from '../../../../testing/searchPage.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';
import { SearchBox } from '../../SearchBox.tsx';

const server = serveShop();

/** Types into the search box of a site and waits for a term and a product. */
async function type(site: Site) {
  respondWith(server, {
    searchTerms: [{ searchterm: 'Filterkaffee' }],
    products: [{ id: '1', title: 'Kaffee Aurora', productViewUrl: '/product/1' }],
  });
  await renderWithFascia(<SearchBox />, { site });
  const short = box().placeholder;
  await userEvent.type(box(), 'kaffee');
  await waitFor(() => expect(options()).toHaveLength(2));
  return { short };
}

test('exposes the public part names of the box and its list (SEARCH-32)', async () => {
  await type('DE');
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

test('shows placeholders and headings in the language of the site (SEARCH-32)', async () => {
  const { short } = await type('HU');
  const headings = screen.getAllByRole('group').map(({ ariaLabel }) => ariaLabel ?? '');
  const texts = [short, box().placeholder, ...headings];
  expect(new Set(texts).size).toBe(4);
  const german = new Set([
    '',
    'Suchen',
    'Wonach suchen Sie?',
    'Suchbegriffe',
    'Produktempfehlungen',
  ]);
  expect(texts.filter((text) => german.has(text) || text.startsWith('search.'))).toEqual([]);
});
