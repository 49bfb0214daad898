import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();
collectErrors();
const opened = collectEvents('fascia:flyout-open');
const closed = collectEvents('fascia:flyout-close');

const icon = () => document.querySelector('[data-part="icon-search"]') as HTMLElement;
const flyout = () => document.querySelector('[data-flyout="search"]') as HTMLElement;
const boxes = () => document.querySelectorAll<HTMLInputElement>('[data-part="search-input"]');
const panels = () => document.querySelectorAll<HTMLElement>('[data-part="suggestions"]');
const shownKinds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="suggestion"]')].map(
    ({ dataset }) => dataset['kind'],
  );

async function open() {
  const visited: string[] = [];
  const visitor = userEvent.setup();
  await renderModule(header, { navigate: (url: string) => visited.push(url) });
  return { visitor, visited };
}

test('renders a link without a flyout before the first click', async () => {
  await open();
  expect(icon()).toHaveAttribute('href', '/search');
  expect(flyout()).toBeNull();
});

// SEARCH-26
test('opens the flyout, closes the overlay and focuses the flyout’s box', async () => {
  const { visitor } = await open();
  await visitor.type(boxes()[0] as HTMLElement, 'kaffee');
  await waitFor(() => expect(panels()[0]).toBeVisible());
  await visitor.click(icon());
  await waitFor(() => expect(flyout()).toBeVisible());
  expect(panels()[0]).not.toBeVisible();
  expect(boxes()[1]).toHaveFocus();
  expect(opened).toEqual([{ flyout: 'search' }]);
});

// SEARCH-28
test('suggests only terms in the flyout and cycles through them with the arrow keys', async () => {
  const { visitor } = await open();
  await visitor.click(icon());
  await waitFor(() => expect(boxes()[1]).toHaveFocus());
  await visitor.keyboard('espresso');
  await waitFor(() => expect(shownKinds().length).toBeGreaterThan(1));
  expect(new Set(shownKinds())).toEqual(new Set(['term']));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await visitor.keyboard('{ArrowDown}'.repeat(options.length + 1));
  expect(boxes()[1]).toHaveValue(options[0]);
  expect(boxes()[0]).toHaveValue('');
});

test('closes the flyout and calls the host’s router on a search (SEARCH-01, SEARCH-26)', async () => {
  const { visitor, visited } = await open();
  await visitor.click(icon());
  await waitFor(() => expect(boxes()[1]).toHaveFocus());
  await visitor.keyboard('tasse{Enter}');
  expect(visited).toEqual(['/search?query=tasse&site=DE']);
  await waitFor(() => expect(flyout()).not.toBeVisible());
  expect(closed).toEqual([{ flyout: 'search' }]);
});

test('each Escape takes one step: close the suggestions, clear the field, close the flyout', async () => {
  const { visitor } = await open();
  await visitor.click(icon());
  await waitFor(() => expect(boxes()[1]).toHaveFocus());
  await visitor.keyboard('tasse');
  await waitFor(() => expect(shownKinds().length).toBeGreaterThan(0));
  await visitor.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(boxes()[1]).toHaveValue('tasse');
  await visitor.keyboard('{Escape}');
  expect(boxes()[1]).toHaveValue('');
  expect(flyout()).toBeVisible();
  await visitor.keyboard('{Escape}');
  await waitFor(() => expect(flyout()).not.toBeVisible());
  expect(icon()).toHaveFocus();
});

test('requests the cache key once for several headers (SEARCH-18)', async () => {
  await renderModule(header, {});
  await renderModule(header, { site: 'PL' });
  const path = '/service/searchfrontend/api/cachekey';
  await waitFor(() => expect(callsTo(path)).not.toHaveLength(0));
  await settle();
  expect(callsTo(path)).toHaveLength(1);
});

// SEARCH-01, HOST-17
test('does not call the host’s router for a click on another link', async () => {
  const { visitor, visited } = await open();
  // jsdom cannot follow links.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await visitor.click(document.querySelector('a[data-part="logo"]') as HTMLElement);
  expect(visited).toEqual([]);
});
