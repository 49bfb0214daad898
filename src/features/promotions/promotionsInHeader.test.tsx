import { screen, waitFor } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { calls } = serveShop();
const errors = collectErrors();

const area = () => document.querySelector('[data-part="promotion-area"]');
const requests = () => calls.filter(({ url }) => url.includes('/service/promotion/'));

test('shows the promotions above the navigation (HEAD-01)', async () => {
  await renderModule(header, {});
  const navigation = screen.getByRole('navigation');
  await waitFor(() => expect(area()?.querySelector('[data-part="top-banner"]')).toBeVisible());
  const order = area()?.compareDocumentPosition(navigation) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(errors).toEqual([]);
});

test.each([{ showPromotionBanner: false }, { reduced: true }])(
  'renders and requests no promotions with %j (PROMO-04)',
  async (settings) => {
    const { rerender } = await renderModule(header, {
      ...settings,
      categoryPromotionId: 'category_coffee',
    });
    expect(area()).toBeNull();
    expect(requests()).toHaveLength(0);
    rerender(<header.Header />);
    await waitFor(() => expect(requests()).toHaveLength(3));
  },
);
