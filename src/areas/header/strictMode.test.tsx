import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as header from '../../exposes/Header.tsx';
import { collectErrors, collectEvents } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();
const errors = collectErrors();
const opened = collectEvents('fascia:flyout-open');
const closed = collectEvents('fascia:flyout-close');

const flyout = (name: string) => document.querySelector(`[data-flyout="${name}"]`);
const toggle = (title: string) => screen.findByRole('button', { name: `${title}: Untermenü` });

const names = (events: { flyout: string }[]) => new Set(events.map(({ flyout: name }) => name));

// HEAD-14, HOST-41
test('works in strict mode and leaves no marks on the page after unmounting', async () => {
  const visitor = userEvent.setup();
  await header.prepare();
  const { unmount } = render(
    <StrictMode>
      <header.Header platform="CLASSIC" sticky />
    </StrictMode>,
  );
  await visitor.click(await toggle('Kaffee'));
  await waitFor(() => expect(flyout('coffee')).toBeVisible());
  await visitor.hover(screen.getByRole('link', { name: 'Kategorien' }));
  await waitFor(() => expect(flyout('categories')).toBeVisible());
  expect(flyout('coffee')).not.toBeVisible();
  expect(document.body).toHaveClass('header2020-flyout-open', 'header2020-sticky');
  unmount();
  expect(document.body.className).toBe('');
  expect(document.body.style.overflowY).toBe('');
  expect(names(closed)).toEqual(names(opened));
  expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1);
  expect(errors).toEqual([]);
});
