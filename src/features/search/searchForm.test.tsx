import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FasciaProvider } from '../../app/ModuleShell.tsx';
import { pageTexts } from '../../foundation/i18n/lazyTexts.ts';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchAddress } from './searchQuery.ts';

// These tests use the server-rendered header before its scripts have run.
serveShop();
const errors = collectErrors();

/** The address that a browser requests when it submits the form without our scripts. */
function submittedBy(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(form.method).toBe('get');
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
}

function pageWith(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const form = screen.getByRole<HTMLFormElement>('search');
  return { container, form, field: screen.getByRole<HTMLInputElement>('combobox') };
}

async function fromServer(site: 'DE' | 'PL') {
  await header.prepare({ site });
  return pageWith(renderToString(<header.Header site={site} />));
}

afterEach(() => document.body.replaceChildren());

test('opens the same address with and without scripts (SEARCH-01)', async () => {
  const { form, field } = await fromServer('PL');
  field.value = ' ß & 100 % 😀+# ';
  expect(submittedBy(form)).toBe(searchAddress(field.value, 'PL'));
});

test('without scripts, lets the browser reject an empty search and limit a long one', async () => {
  const { form, field } = await fromServer('DE');
  expect(form.checkValidity()).toBe(false);
  expect(field.maxLength).toBe(200);
  field.value = 'k';
  expect(form.checkValidity()).toBe(true);
});

test('preserves a text that was typed before hydration', async () => {
  await pageTexts('de-DE').load();
  const box = (
    <FasciaProvider locale="de-DE" frame={null}>
      <SearchBox />
    </FasciaProvider>
  );
  const { container, field } = pageWith(renderToString(box));
  field.value = 'kaf';
  await act(async () => {
    render(box, { container, hydrate: true });
  });
  expect(screen.getByRole('combobox')).toBe(field);
  expect(field).toHaveValue('kaf');
  expect(screen.getByRole('button', { name: 'Eingabe löschen' })).toBeVisible();
  expect(errors).toEqual([]);
});
