import { waitFor } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { settle } from '../testing/settle.ts';
import { serveShop } from '../testing/shopServer.ts';
import * as footer from './Footer.tsx';

const { shop, callsTo } = serveShop();
const errors = collectErrors();
const ASSIGNMENT = '/service/abtestfrontend/api/v1/getassignment';

// HOST-141
test('retries a failed assignment to a test group once when the network is back', async () => {
  shop.faults.set('assignment', { kind: 'status', status: 500 });
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(callsTo(ASSIGNMENT)).toHaveLength(1));
  await settle();
  shop.faults.clear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(callsTo(ASSIGNMENT)).toHaveLength(2));
  await settle();
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(callsTo(ASSIGNMENT)).toHaveLength(2);
});

test('assigns the visitor to a test group once per page and ignores failures (FOOT-25)', async () => {
  shop.faults.set('assignment', { kind: 'status', status: 500 });
  await renderModule(footer, { site: 'DE' });
  await renderModule(footer, { site: 'DE' });
  await waitFor(() => expect(callsTo(ASSIGNMENT)).toHaveLength(1));
  expect(errors).toEqual([]);
});
