import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from './Header.tsx';
import { collectErrors } from '../testing/collectEvents.ts';
import { malformedBodies } from '../testing/malformedBodies.ts';
import { renderDoor } from '../testing/renderDoor.tsx';
import { serveShop } from '../testing/shopServer.ts';

const server = serveShop();
const errors = collectErrors();

const calls = {
  navigation: '*/jsonflyoutnavigation',
  'personal-data': '*/service/customerfrontenddata/api/v1/psdata',
  read: '*/service/cart/api/cart',
} as const;

test('the list is long enough, and every body in it is another', () => {
  expect(malformedBodies.length).toBeGreaterThanOrEqual(30);
  expect(new Set(malformedBodies.map(([, body]) => body)).size).toBe(malformedBodies.length);
});

describe.each(Object.entries(calls))('When the call %s answers', (operation, address) => {
  test.each(malformedBodies)('%s, the header stands and tells once', async (_, body) => {
    server.use(
      http.get(
        address,
        () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    await renderDoor(header, {});
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(errors[0]?.operation).toBe(operation);
    for (const name of [
      'Themenwelten',
      'Kategorien',
      'Kaffee',
      'Sale',
      'Warenkorb',
      'Mein Konto',
    ]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\//),
      );
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

test('A root with a hostile address keeps its title and gets the static link; it is told', async () => {
  const roots = [
    { title: 'Alles', href: 'javascript:alert(1)' },
    { title: 'Bohnen', href: '/bohnen' },
    null,
  ];
  server.use(http.get(calls.navigation, () => HttpResponse.json(roots)));
  await renderDoor(header, {});
  expect(await screen.findByRole('link', { name: 'Alles' })).toHaveAttribute(
    'href',
    '/category/all',
  );
  expect(screen.getByRole('link', { name: 'Bohnen' })).toHaveAttribute('href', '/bohnen');
  expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/category/sale');
  expect(errors).toHaveLength(1);
});
