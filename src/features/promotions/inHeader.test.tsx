import { screen, waitFor } from '@testing-library/react';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { calls } = serveShop();
const errors = collectErrors();

const area = () => document.querySelector('[data-part="promotion-area"]');
const asked = () => calls.filter(({ url }) => url.includes('/service/promotion/'));

test('the header shows its promotions above the navigation', async () => {
  await renderModule(header, {});
  const navigation = screen.getByRole('navigation');
  await waitFor(() => expect(area()?.querySelector('[data-part="top-banner"]')).toBeVisible());
  const order = area()?.compareDocumentPosition(navigation) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(errors).toEqual([]);
});

test.each([{ showPromotionBanner: false }, { reduced: true }])(
  'with %j it shows none of the four kinds, holds no place, and asks for none',
  async (settings) => {
    const { rerender } = await renderModule(header, {
      ...settings,
      categoryPromotionId: 'category_coffee',
    });
    expect(area()).toBeNull();
    expect(asked()).toHaveLength(0);
    rerender(<header.Header />);
    await waitFor(() => expect(asked()).toHaveLength(3));
  },
);

test('two headers of a page ask once for each promotion', async () => {
  await header.prepare();
  const { render } = await import('@testing-library/react');
  render(
    <>
      <header.Header />
      <header.Header />
    </>,
  );
  await waitFor(() => expect(document.querySelectorAll('[data-part="benefits"]')).toHaveLength(2));
  expect(asked()).toHaveLength(3);
});
