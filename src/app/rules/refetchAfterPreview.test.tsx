import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import * as previewPanel from '../../exposes/PreviewPanel.tsx';
import '../../testing/dialog.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { useShopsDay } from '../../testing/shopsDay.ts';

const { callsTo } = serveShop();
useShopsDay();

const TOP = '/service/promotion/api/promotion/~header_top';

test('shows the promotions of a preview date without a reload (PROMO-07)', async () => {
  document.cookie = 'StaffAuth=token; Path=/';
  const visitor = userEvent.setup();
  await Promise.all([header.prepare(), previewPanel.prepare()]);
  render(
    <>
      <header.Header />
      <previewPanel.PreviewPanel />
    </>,
  );
  await waitFor(() => expect(callsTo(TOP)).toHaveLength(1));
  await visitor.click(await screen.findByRole('button', { name: /Preview/ }));
  const date = document.querySelector<HTMLInputElement>('[data-part="date"]');
  await visitor.clear(date as HTMLInputElement);
  await visitor.type(date as HTMLInputElement, '2026-12-06');
  await visitor.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(callsTo(TOP)).toHaveLength(2));
  expect(await screen.findByText('ADVENT10')).toBeVisible();
});

test('fetches the promoted footer again when the preview starts and ends (PREV-18)', async () => {
  const FOOTER = '/service/promotion/api/promotion/SHOP_FOOTER';
  document.cookie = 'StaffAuth=token; Path=/';
  const visitor = userEvent.setup();
  await Promise.all([footer.prepare(), previewPanel.prepare()]);
  render(
    <>
      <footer.Footer contentSource="promotion" hideNewsletter />
      <previewPanel.PreviewPanel />
    </>,
  );
  await waitFor(() => expect(callsTo(FOOTER)).toHaveLength(1));
  await screen.findByRole('heading', { level: 2 });
  await visitor.click(await screen.findByRole('button', { name: /Preview/ }));
  await visitor.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(callsTo(FOOTER)).toHaveLength(2));
  await screen.findByText('Settings applied successfully.');
  await visitor.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(callsTo(FOOTER)).toHaveLength(3));
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
});
