import { screen } from '@testing-library/react';
import * as header from '../exposes/Header.tsx';
import { collectErrors } from './collectEvents.ts';
import { renderModule } from './renderModule.tsx';
import { serveShop } from './shopServer.ts';

const { callsTo } = serveShop();
const errors = collectErrors();

test('a door is rendered whole, and its calls reach the demo shop', async () => {
  await renderModule(header, { site: 'PL' });
  expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'PL');
  expect(await screen.findByText('Kawa')).toBeVisible();
  expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('the next test renders on a page that has asked nothing yet', async () => {
  await renderModule(header, { site: 'PL' });
  expect(await screen.findByText('Kawa')).toBeVisible();
  expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1);
});
