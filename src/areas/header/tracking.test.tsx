import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const tracked = () => Reflect.get(window, 'dataLayer') ?? [];

afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

test('tracks clicked parts, opened flyouts and store searches (HOST-22)', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, {});
  await visitor.click(part('icon-store-finder'));
  const field = await screen.findByRole('textbox', { name: 'Postleitzahl oder Ort' });
  window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await visitor.type(field, 'Wien{Enter}');
  expect(tracked()).toEqual([
    { event: 'header_interaction', element: 'icon-store-finder' },
    { event: 'header_flyout_opened', flyout: 'store-finder' },
    { event: 'header_interaction', element: 'store-input' },
  ]);
  expect(errors).toEqual([]);
});

test('tracks each event once with two headers on the page (HOST-22)', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, {});
  await renderModule(header, {});
  await visitor.click(part('icon-user'));
  await screen.findByText('Willkommen bei');
  expect(tracked()).toEqual([
    { event: 'header_interaction', element: 'icon-user' },
    { event: 'header_flyout_opened', flyout: 'account' },
  ]);
});
