import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FragmentSlot } from './FragmentSlot.tsx';

const slot = (html: string) => (
  <FragmentSlot module="Header" settings={{ site: 'DE' }} html={html} />
);
const html =
  '<link rel="stylesheet" href="/a.css"><header>Hello</header><script type="application/json">{}</script>';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const answer = (url: string) => ({
  html: `<b>${new URL(url).pathname}</b>`,
  head: '',
  state: '{}',
  version: '1.0.0',
});

test('a Next page has header and footer in its slots, which are renewed (SSR-83)', async () => {
  const asked = jest.fn<(url: string) => Promise<Response>>();
  asked.mockImplementation(async (url) => Response.json(answer(url)));
  Object.assign(globalThis, { fetch: asked });
  const { default: RootLayout, revalidate } = await import('./layout.tsx');
  const page = renderToString(await RootLayout({ children: <main>Coffee</main> }));
  expect(page).toContain(
    '<div><b>/fragments/header</b><script type="application/json" data-fascia-state="header">',
  );
  expect(page).toMatch(/<\/div><main>Coffee<\/main><div><b>\/fragments\/footer/);
  expect(revalidate).toBe(60);
});

test('React leaves the slot to fascia: it neither warns nor replaces what is there, also with newer markup (SSR-83)', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(slot(html));
  const header = container.querySelector('header');
  // fascia, or a script of the page, may be there before React.
  header?.append(' again');
  const root = await act(async () => hydrateRoot(container, slot(html)));
  await act(async () => root.render(slot('<header>Newer</header>')));
  expect(container.querySelector('header')).toBe(header);
  expect(container.textContent).toContain('Hello again');
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  errors.mockRestore();
});
