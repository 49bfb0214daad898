import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as header from './Header.tsx';

serveShop();
const errors = collectErrors();

/** What a header asks for while it is drawn. */
let width: () => number;

const fails = () => {
  throw new RangeError('Not to be told: Erika Mustermann');
};

const { innerWidth } = window;

beforeEach(() => {
  width = () => 1200;
  Object.defineProperty(window, 'innerWidth', { get: () => width(), configurable: true });
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React tells of what it caught.
});

afterEach(() => {
  Object.defineProperty(window, 'innerWidth', { value: innerWidth, configurable: true });
  jest.restoreAllMocks();
});

const root = () => document.querySelector('[data-fascia="header"]');
const told = { module: 'header', operation: 'render', message: 'RangeError' };

test('a header that cannot be drawn leaves nothing standing and tells the page, not its visitor’s data', async () => {
  width = fails;
  await renderModule(header, {});
  expect(root()).toBeNull();
  expect(errors).toEqual([told]);
});

test('a header that breaks later does so too, and stands again with other settings', async () => {
  const { rerender } = await renderModule(header, {});
  expect(screen.getByRole('banner')).toBe(root());
  width = fails;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(root()).toBeNull();
  expect(errors).toEqual([told]);
  width = () => 1200;
  await header.prepare({ site: 'AT', locale: 'en' });
  rerender(<header.Header site="AT" locale="en" />);
  expect(await screen.findByRole('banner')).toHaveAttribute('data-site', 'AT');
});
