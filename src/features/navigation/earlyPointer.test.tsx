import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectEvents } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { navigationFlyouts } from './navigationFlyouts.ts';

const { hold } = serveShop();
const opened = collectEvents('fascia:flyout-open');

const item = (name: string) => screen.getByRole('link', { name });
/** Waits longer than the delay for opening a flyout. */
const rest = () => act(() => jest.advanceTimersByTimeAsync(450));

/** Renders a header. The returned function sends the response of the navigation service. */
async function renderBeforeResponse(): Promise<() => void> {
  const respond = hold('/jsonflyoutnavigation');
  await renderModule(header, { platform: 'CLASSIC' });
  await act(() => navigationFlyouts.load());
  stopTime();
  return respond;
}

/** A visitor whose actions have no delay, because the time is stopped. */
const visitor = userEvent.setup({ delay: null });

test('opens a flyout if the pointer is on its item when the response arrives (NAV-11)', async () => {
  const respond = await renderBeforeResponse();
  await visitor.hover(item('Kaffee'));
  await rest();
  expect(opened).toEqual([]);
  respond();
  await settle();
  expect(opened).toEqual([{ flyout: 'coffee' }]);
});

test('does not open a flyout if the pointer left its item before the response (NAV-11)', async () => {
  const respond = await renderBeforeResponse();
  await visitor.hover(item('Kaffee'));
  await rest();
  await visitor.unhover(item('Kaffee'));
  respond();
  await settle();
  expect(screen.getByRole('button', { name: 'Kaffee: Untermenü' })).toBeInTheDocument();
  await rest();
  expect(opened).toEqual([]);
});
