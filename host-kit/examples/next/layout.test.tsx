import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const fragmentAt = (url: string) => ({
  html: `<b>${new URL(url).pathname}</b>`,
  head: '<link rel="stylesheet" href="/a.css">',
  state: '{}',
  version: '1.0.0',
});

test('the Next example renders header and footer and hydrates them unchanged (SSR-70)', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const fetchMock = jest.fn<(url: string) => Promise<Response>>();
  fetchMock.mockImplementation(async (url) => Response.json(fragmentAt(url)));
  Object.assign(globalThis, { fetch: fetchMock });
  const { default: RootLayout, revalidate } = await import('./layout.tsx');
  const page = await RootLayout({ children: <main>Coffee</main> });
  const html = renderToString(page);
  expect(html).toContain(
    '<div data-fascia-slot="Header" data-site="DE"><link rel="stylesheet" href="/a.css"><b>/fragments/header</b>' +
      '<script type="application/json" data-fascia-state="header">',
  );
  expect(html).toMatch(
    /<\/div><main>Coffee<\/main><div data-fascia-slot="Footer".*<b>\/fragments\/footer/,
  );
  expect(revalidate).toBe(60);

  document.documentElement.innerHTML = /<body>.*<\/body>/.exec(html)?.[0] ?? '';
  document.documentElement.lang = 'de';
  const header = document.querySelector('b');
  // fascia or another script may change the element before React hydrates.
  header?.append(' again');
  const root = await act(async () => hydrateRoot(document, page));
  expect(document.querySelector('b')).toBe(header);
  expect(document.body.textContent).toMatch(/^\/fragments\/header again.*Coffee/);
  await act(async () => root.unmount());
  expect(errors.mock.calls.map(String)).toEqual([]);
  errors.mockRestore();
});
