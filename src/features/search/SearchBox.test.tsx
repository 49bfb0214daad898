import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { HeaderIcons } from '../../areas/header/HeaderIcons.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { box, options, SUGGESTIONS } from '../../testing/searchPage.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { MainNavigation } from '../navigation/MainNavigation.tsx';
import { SearchBox } from './SearchBox.tsx';

const { callsTo } = serveShop();
const errors = collectErrors();

const clearButton = () => screen.queryByRole('button', { name: 'Eingabe löschen' });

async function open(site: 'DE' | 'AT' | 'TR' = 'DE') {
  const visited: string[] = [];
  const navigate = (url: string) => visited.push(url);
  const rendered = await renderWithFascia(<SearchBox />, { site, locale: 'de-DE', navigate });
  return { ...rendered, visited, visitor: userEvent.setup() };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('renders a form that works without scripts (SEARCH-01, SEARCH-03)', async () => {
  const { container } = await open('AT');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('role', 'search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(box()).toHaveAttribute('name', 'query');
  expect(box()).toHaveAttribute('maxlength', '200');
  expect(form).toHaveFormValues({ site: 'AT' });
});

test('shows the query of the page’s address without a request (SEARCH-06)', async () => {
  window.history.replaceState(null, '', '/search?query=Kaffee%20%26%20Tee');
  const { visitor } = await open();
  expect(box()).toHaveValue('Kaffee & Tee');
  await visitor.click(box());
  await screen.findByRole('status');
  expect(callsTo(SUGGESTIONS)).toEqual([]);
});

test('shows a longer placeholder while the field has the focus (SEARCH-21)', async () => {
  const { visitor } = await open();
  expect(box()).toHaveAttribute('placeholder', 'Suchen');
  await visitor.click(box());
  expect(box()).toHaveAttribute('placeholder', 'Wonach suchen Sie?');
  await visitor.click(document.body);
  expect(box()).toHaveAttribute('placeholder', 'Suchen');
});

// SEARCH-19
test('reserves space for the given width', async () => {
  const { container } = await renderWithFascia(<SearchBox searchWidth={550} />);
  const frame = container.querySelector('[data-part="search"]')?.parentElement;
  expect(frame).toHaveStyle('--fascia-search-wide: 550px');
});

// SEARCH-21
test('clears the text and the suggestions with a button and leaves the focus in the field', async () => {
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

test('submits with the button (SEARCH-02)', async () => {
  const { visitor, visited } = await open('TR');
  await visitor.type(box(), 'agb');
  await visitor.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(visited).toEqual(['/search?query=agb&site=TR']);
});

test('ignores the submission of a blank text (SEARCH-03)', async () => {
  const { visitor, visited } = await open();
  await visitor.type(box(), '   {Enter}');
  expect(visited).toEqual([]);
  expect(box()).toBeValid();
});

test('shows suggestions for a text that was typed before the suggestions’ code was loaded', async () => {
  await open();
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: 'tasse' } });
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
});

test.each([
  ['half of an emoji', 'ka\ud83d'],
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
])('handles %s as plain text (SEARCH-03)', async (_, text) => {
  const { visited, visitor } = await open();
  await visitor.click(box());
  fireEvent.change(box(), { target: { value: text } });
  expect(box()).toHaveValue(text);
  await waitFor(() => expect(callsTo(SUGGESTIONS)).toHaveLength(1));
  const expected = text.slice(0, 200).toWellFormed();
  const requested = new URL(callsTo(SUGGESTIONS)[0]?.url ?? '').searchParams.get('q');
  await visitor.keyboard('{Enter}');
  const searched = new URL(visited[0] ?? '', 'http://shop.test').searchParams.get('query');
  expect([requested, searched]).toEqual([expected, expected]);
  expect(document.querySelector('script, img[src="x"]')).toBeNull();
  expect(errors).toEqual([]);
});

test('rerenders nothing outside the box on a keystroke', async () => {
  const rendered: string[] = [];
  const { visitor } = await openBeside(rendered);
  await visitor.click(box());
  await screen.findByRole('status');
  rendered.length = 0;
  await visitor.keyboard('kaffeetass');
  expect(rendered.filter((id) => id === 'rest')).toEqual([]);
  expect(rendered.filter((id) => id === 'box').length).toBeGreaterThanOrEqual(10);
});

async function openBeside(rendered: string[]) {
  const record = (id: string) => rendered.push(id);
  await renderWithFascia(
    <>
      <Profiler id="box" onRender={record}>
        <SearchBox />
      </Profiler>
      <Profiler id="rest" onRender={record}>
        <HeaderIcons />
        <MainNavigation route={undefined} />
      </Profiler>
    </>,
  );
  return { visitor: userEvent.setup({ delay: null }) };
}
