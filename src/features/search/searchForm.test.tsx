import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FasciaProvider } from '../../app/ModuleShell.tsx';
import { currentPage } from '../../app/page.ts';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchAddress } from './searchQuery.ts';

// The header as a server sends it, in a page where none of our scripts has run yet, or ever will.
serveShop();
const errors = collectErrors();

/** What a browser without our scripts asks for when it submits a form by GET. */
function submittedBy(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(form.method).toBe('get');
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
}

function drawnBy(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const form = screen.getByRole<HTMLFormElement>('search');
  return { place, form, field: screen.getByRole<HTMLInputElement>('combobox') };
}

async function fromServer(site: 'DE' | 'PL') {
  await header.prepare({ site });
  return drawnBy(renderToString(<header.Header site={site} />));
}

afterEach(() => document.body.replaceChildren());

test.each(['Kaffee & Tee', 'ß 100 %', '😀+#', ' tasse '])(
  'without scripts the form asks for %j as it would with them',
  async (text) => {
    const { form, field } = await fromServer('PL');
    field.value = text;
    expect(submittedBy(form)).toBe(searchAddress(text, 'PL'));
  },
);

test('without scripts an empty search is held back by the browser, and a long one is cut', async () => {
  const { form, field } = await fromServer('DE');
  expect(form.checkValidity()).toBe(false);
  expect(field.maxLength).toBe(200);
  field.value = 'k';
  expect(form.checkValidity()).toBe(true);
});

test('what was typed before our scripts came is still there when they have come', async () => {
  await currentPage().locales.load('de-DE');
  const box = (
    <FasciaProvider locale="de-DE" frame={null}>
      <SearchBox />
    </FasciaProvider>
  );
  const { place, field } = drawnBy(renderToString(box));
  field.value = 'kaf';
  await act(async () => {
    render(box, { container: place, hydrate: true });
  });
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field).toHaveValue('kaf');
  expect(screen.getByRole('button', { name: 'Eingabe löschen' })).toBeVisible();
  expect(errors).toEqual([]);
});
