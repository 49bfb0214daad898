import '../../testing/freshPage.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();

// UI-10
test('Escape returns the focus to the menu button even if a click did not focus the button', async () => {
  await renderModule(header, { platform: 'MATCH' });
  const menu = screen.getByRole('button', { name: 'Menü' });
  // Unlike a click by `userEvent`, this click does not move the focus, like a click in Safari.
  act(() => void fireEvent.click(menu));
  const drawer = screen.getByRole('dialog');
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  act(() => void fireEvent.keyDown(drawer, { key: 'Escape' }));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});
