import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as footer from '../../../exposes/Footer.tsx';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { renderModule } from '../../../testing/renderModule.tsx';
import { serveShop } from '../../../testing/shopServer.ts';

serveShop();
collectErrors();

test('links to other hosts open in a new tab without referrer (FOOT-14)', async () => {
  await renderModule(footer, { site: 'DE' });
  const youTube = screen.getByRole('link', { name: 'YouTube' });
  expect(youTube).toHaveAttribute('target', '_blank');
  expect(youTube).toHaveAttribute('rel', 'noreferrer');
  const imprint = screen.getByRole('link', { name: 'Impressum' });
  expect(imprint).not.toHaveAttribute('target');
});

test('the host’s client router is not called by any link (HOST-17)', async () => {
  const navigate = jest.fn();
  await renderModule(footer, { site: 'DE', navigate });
  const isHandled: boolean[] = [];
  const prevent = (event: Event) => {
    isHandled.push(event.defaultPrevented);
    event.preventDefault(); // jsdom loads no page.
  };
  window.addEventListener('click', prevent);
  for (const name of ['Zahlung', 'Impressum', 'YouTube', 'Zur Desktop-Ansicht']) {
    await userEvent.click(screen.getByRole('link', { name }));
  }
  window.removeEventListener('click', prevent);
  expect(isHandled).toEqual([false, false, false, false]);
  expect(navigate).not.toHaveBeenCalled();
});
