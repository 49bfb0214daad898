import { screen } from '@testing-library/react';
import * as header from '../exposes/Header.tsx';
import { collectErrors } from './collectEvents.ts';
import { renderModule } from './renderModule.tsx';
import { serveShop } from './shopServer.ts';

const { callsTo } = serveShop();
const errors = collectErrors();

test('a module is rendered after prepare, and its calls reach the demo shop', async () => {
  await renderModule(header, { site: 'PL' });
  expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'PL');
  expect(await screen.findByText('Kawa')).toBeVisible();
  expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('each test renders on a new page, which requests its data again', async () => {
  await renderModule(header, { site: 'PL' });
  expect(await screen.findByText('Kawa')).toBeVisible();
  expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1);
});
