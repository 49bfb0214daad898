import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import * as header from '../../exposes/Header.tsx';
import { collectEvents } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { navigationFlyouts } from './navigationFlyouts.ts';

const { use, shop } = serveShop();
const opened = collectEvents('fascia:flyout-open');

const item = (name: string) => screen.getByRole('link', { name });
/** Longer than the pointer has to rest on an item. */
const rest = () => act(() => jest.advanceTimersByTimeAsync(450));

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
  stopTime();
  return answer;
}

/** A visitor whose actions take no time. */
const visitor = userEvent.setup({ delay: null });

test('a flyout opens also if the pointer was on its item before the answer (NAV-11)', async () => {
  const answer = await renderBeforeAnswer();
  await visitor.hover(item('Kaffee'));
  await rest();
  expect(opened).toEqual([]);
  answer();
  await settle();
  expect(opened).toEqual([{ flyout: 'coffee' }]);
});

test('a flyout does not open if the pointer left its item before the answer (NAV-11)', async () => {
  const answer = await renderBeforeAnswer();
  await visitor.hover(item('Kaffee'));
  await rest();
  await visitor.unhover(item('Kaffee'));
  answer();
  await settle();
  expect(screen.getByRole('button', { name: 'Kaffee: Untermenü' })).toBeInTheDocument();
  await rest();
  expect(opened).toEqual([]);
});
