import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import * as previewPanel from '../../exposes/PreviewPanel.tsx';
import '../../testing/dialog.ts';
import '../../testing/freshPage.ts';
import { serveShop } from '../../testing/shopServer.ts';

const { callsTo } = serveShop();

const TOP = '/service/promotion/api/promotion/~header_top';

test('staff who apply a preview date see its promotions without a reload (PROMO-07)', async () => {
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
