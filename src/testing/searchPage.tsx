import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { renderWithFascia } from './renderWithFascia.tsx';
import type { ShopServer } from './shopServer.ts';

/** The path of the service for suggestions. */
export const SUGGESTIONS = '/service/searchfrontend/api/suggestions';

/** The search field. */
export const box = () => screen.getByRole<HTMLInputElement>('combobox');
/** The suggestions that are shown. */
export const options = () => screen.queryAllByRole('option');
/** The list of the suggestions. */
export const list = () => document.querySelector('[role="listbox"]') as HTMLElement;

/** The suggestions for `ka`: three terms, then two products. */
export const texts = ['kaffee', 'kakao', 'karaffe', 'Kanne', 'Kapsel'];

/** Sets the response of the service for suggestions. */
export const respondWith = ({ use }: ShopServer, body: object, status = 200) =>
  use(http.get(`*${SUGGESTIONS}`, () => HttpResponse.json(body, { status })));

/**
 * Renders a search box, types a text and waits for this number of suggestions. `visited` are the addresses that the
 * box opens.
 */
export async function typeText(text: string, count: number) {
  const visited: string[] = [];
  const visitor = userEvent.setup();
  await renderWithFascia(<SearchBox />, { navigate: (url: string) => visited.push(url) });
  await visitor.type(box(), text);
  await waitFor(() => expect(options()).toHaveLength(count));
  return { visitor, visited };
}

/** Renders a search box, types `ka` and waits for three terms and two products. */
export function typeKa(server: ShopServer) {
  respondWith(server, {
    searchTerms: texts.slice(0, 3).map((searchterm) => ({ searchterm })),
    products: texts.slice(3).map((title, id) => ({ id, title, productViewUrl: `/p/${id}` })),
  });
  return typeText('ka', texts.length);
}

/** Index of the active option, or -1. Checks that no other option is selected. */
export function activeIndex(): number {
  const active = box().getAttribute('aria-activedescendant');
  const selected = options().filter((option) => option.hasAttribute('aria-selected'));
  expect(selected.map(({ id }) => id)).toEqual(active === null ? [] : [active]);
  return options().findIndex(({ id }) => id === active);
}
