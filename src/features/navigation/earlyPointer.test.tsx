import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import * as header from '../../exposes/Header.tsx';
import { collectEvents } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { navigationFlyouts } from './navigationFlyouts.ts';

const { use, shop } = serveShop();
const opened = collectEvents('fascia:flyout-open');

const item = (name: string) => screen.getByRole('link', { name });
const rest = (ms = 450) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Renders a header whose navigation is answered when the returned function is called. */
async function renderBeforeAnswer(): Promise<() => void> {
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  use(
    http.get('*/jsonflyoutnavigation', async ({ request }) => {
      await isAsked;
      return shop.fetch(request);
    }),
  );
  await renderModule(header, { platform: 'CLASSIC' });
  await act(() => navigationFlyouts.load());
  return answer;
}

test('a flyout opens also if the pointer was on its item before the answer (NAV-11)', async () => {
  const answer = await renderBeforeAnswer();
  await userEvent.hover(item('Kaffee'));
  await rest();
  expect(opened).toEqual([]);
  answer();
  await waitFor(() => expect(opened).toEqual([{ flyout: 'coffee' }]));
});

test('a flyout does not open if the pointer left its item before the answer (NAV-11)', async () => {
  const answer = await renderBeforeAnswer();
  await userEvent.hover(item('Kaffee'));
  await rest();
  await userEvent.unhover(item('Kaffee'));
  answer();
  await screen.findByRole('button', { name: 'Kaffee: Untermenü' });
  await rest();
  expect(opened).toEqual([]);
});
