import { waitFor } from '@testing-library/react';
import '../testing/freshPage.ts';
import { serveShop } from '../testing/shopServer.ts';
import { begin } from './container.ts';

const { calls } = serveShop();

const paths = () => calls.map(({ url }) => new URL(url).pathname);

// HK-130
test('prefetches data for a header only', async () => {
  begin('Footer');
  begin('Header', { site: 'AT' });
  await waitFor(() => expect(paths()).toContain('/jsonflyoutnavigation'));
  expect(calls.filter(({ url }) => url.includes('jsonflyout'))).toHaveLength(1);
});

// HK-130
test('detects a server-rendered header even if it hydrates before the prefetch code loads', async () => {
  document.body.innerHTML = '<script type="application/json" data-fascia-state="header"></script>';
  begin('Header');
  document.querySelector('script')?.setAttribute('data-fascia-state', '');
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(paths()).toEqual([
    '/service/cart/api/cart',
    '/service/customerfrontenddata/api/v1/psdata',
  ]);
  document.body.innerHTML = '';
});
