import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../exposes/Header.tsx';
import { CART, cartSettled, cupService } from '../../../../testing/cartPage.ts';
import { collectErrors } from '../../../../testing/collectEvents.ts';
import { renderModule } from '../../../../testing/renderModule.tsx';
import { serveShop } from '../../../../testing/shopServer.ts';

const { use, callsTo } = serveShop();
collectErrors();

const icon = () => document.querySelector('[data-part="icon-cart"]') as HTMLElement;

/** Opens a page on which the first read of the cart fails, or all reads fail. */
async function openPage({ once }: { once: boolean }): Promise<void> {
  use(...cupService(2));
  use(http.get(`*${CART}`, () => HttpResponse.json({}, { status: 500 }), { once }));
  await renderModule(header, { showPromotionBanner: false });
  await cartSettled();
}

test('does not describe a cart as empty after a failed read (CART-10)', async () => {
  await openPage({ once: false });
  fireEvent.click(icon());
  expect(await screen.findByText(/Inhalt des Warenkorbs kann aus technischen/)).toBeVisible();
  expect(screen.queryByText('Ihr Warenkorb ist noch leer.')).toBeNull();
  await cartSettled();
});

test('retries a failed read once when the flyout opens', async () => {
  await openPage({ once: true });
  fireEvent.click(icon());
  expect(await screen.findByText('Becher')).toBeVisible();
  expect(screen.queryByText(/Inhalt des Warenkorbs kann aus technischen/)).toBeNull();
  expect(callsTo(CART)).toHaveLength(2);
});
