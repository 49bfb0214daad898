import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { HeaderIcons } from '../../areas/header/HeaderIcons.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { MainNavigation } from '../navigation/MainNavigation.tsx';
import { SearchBox } from './SearchBox.tsx';

const { callsTo } = serveShop();
const errors = collectErrors();
const ROUTE = '/service/searchfrontend/api/suggestions';

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const clearButton = () => screen.queryByRole('button', { name: 'Eingabe löschen' });
const options = () => screen.queryAllByRole('option');

async function open(site: 'DE' | 'TR' | 'AT' = 'DE') {
  const visited: string[] = [];
  const navigate = (url: string) => visited.push(url);
  const rendered = await renderWithFascia(<SearchBox />, { site, locale: 'de-DE', navigate });
  return { ...rendered, visited, visitor: userEvent.setup() };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('it is a plain form that works without any script', async () => {
  const { container } = await open('AT');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('role', 'search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(box()).toHaveAttribute('name', 'query');
  expect(box()).toHaveAttribute('maxlength', '200');
  expect(form).toHaveFormValues({ site: 'AT' });
});

test('it begins with the query of the page’s address, and asks for no suggestions', async () => {
  window.history.replaceState(null, '', '/search?query=Kaffee%20%26%20Tee');
  const { visitor } = await open();
  expect(box()).toHaveValue('Kaffee & Tee');
  await visitor.click(box());
  await screen.findByRole('status');
  expect(callsTo(ROUTE)).toEqual([]);
});

test('its hint is long while the visitor is in it, and short otherwise', async () => {
  const { visitor } = await open();
  expect(box()).toHaveAttribute('placeholder', 'Suchen');
  await visitor.click(box());
  expect(box()).toHaveAttribute('placeholder', 'Wonach suchen Sie?');
  await visitor.click(document.body);
  expect(box()).toHaveAttribute('placeholder', 'Suchen');
});

test('it keeps the room free that a caller wants for it', async () => {
  const { container } = await renderWithFascia(<SearchBox searchWidth={550} />);
  const place = container.querySelector('[data-part="search"]')?.parentElement;
  expect(place).toHaveStyle('--fascia-search-wide: 550px');
});

test('with text there is a button that clears it and the suggestions, and stays in the box', async () => {
  const { visitor } = await open();
  expect(clearButton()).toBeNull();
  await visitor.type(box(), 'kaf');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await visitor.click(clearButton() as HTMLElement);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
  expect(clearButton()).toBeNull();
});

test.each([
  ['Kaffee{Enter}', '/search?query=Kaffee&site=DE'],
  ['12 345 67{Enter}', '/search?query=1234567&site=DE'],
  [' agb {Enter}', '/agb-s400007325.html'],
])('typing %j goes to %s through the host’s router', async (keys, address) => {
  const { visitor, visited } = await open();
  await visitor.type(box(), keys);
  expect(visited).toEqual([address]);
});

test('the button submits too', async () => {
  const { visitor, visited } = await open('TR');
  await visitor.type(box(), 'agb');
  await visitor.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(visited).toEqual(['/search?query=agb&site=TR']);
});

test.each(['{Enter}', '   {Enter}'])('submitting %j does nothing', async (keys) => {
  const { visitor, visited } = await open();
  await visitor.type(box(), keys);
  expect(visited).toEqual([]);
  expect(box()).toBeValid();
});

test('one letter is not asked about, two are', async () => {
  const { visitor } = await open();
  await visitor.type(box(), 'k');
  await screen.findByRole('status');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(callsTo(ROUTE)).toEqual([]);
  await visitor.type(box(), 'a');
  await waitFor(() => expect(callsTo(ROUTE)).toHaveLength(1));
});

test('what was typed before the suggestions’ code came is asked about when it is there', async () => {
  await open();
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: 'tasse' } });
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
});

test.each([
  ['control characters', 'ka\u0000\u0007\u001b'],
  ['half of a smiley', 'ka\ud83d'],
  ['ten thousand letters', 'ka'.repeat(5_000)],
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
])('%s are text: shown, asked about and searched for', async (_, text) => {
  const { visited, visitor } = await open();
  await visitor.click(box());
  fireEvent.change(box(), { target: { value: text } });
  expect(box()).toHaveValue(text);
  await waitFor(() => expect(callsTo(ROUTE)).toHaveLength(1));
  const expected = text.slice(0, 200).toWellFormed();
  const asked = new URL(callsTo(ROUTE)[0]?.url ?? '').searchParams.get('q');
  await visitor.keyboard('{Enter}');
  const searched = new URL(visited[0] ?? '', 'http://shop.test').searchParams.get('query');
  expect([asked, searched]).toEqual([expected, expected]);
  expect(document.querySelector('script, img[src="x"]')).toBeNull();
  expect(errors).toEqual([]);
});

test('200 keystrokes draw nothing anew outside of the box', async () => {
  const drawn: string[] = [];
  const { visitor } = await openBeside(drawn);
  await visitor.click(box());
  await screen.findByRole('status');
  drawn.length = 0;
  await visitor.keyboard('kaffeetass'.repeat(20));
  expect(drawn.filter((id) => id === 'rest')).toEqual([]);
  expect(drawn.filter((id) => id === 'box').length).toBeGreaterThanOrEqual(200);
});

async function openBeside(drawn: string[]) {
  const note = (id: string) => drawn.push(id);
  await renderWithFascia(
    <>
      <Profiler id="box" onRender={note}>
        <SearchBox />
      </Profiler>
      <Profiler id="rest" onRender={note}>
        <HeaderIcons />
        <MainNavigation route={undefined} />
      </Profiler>
    </>,
  );
  return { visitor: userEvent.setup({ delay: null }) };
}
