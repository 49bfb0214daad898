import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as header from './Header.tsx';

serveShop();
const errors = collectErrors();

/** Called by `window.innerWidth`, which the header reads while rendering. */
let width: () => number;

const throwError = () => {
  throw new RangeError('Personal data: Erika Mustermann');
};

const { innerWidth } = window;

beforeEach(() => {
  width = () => 1200;
  Object.defineProperty(window, 'innerWidth', { get: () => width(), configurable: true });
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that boundaries catch.
});

afterEach(() => {
  Object.defineProperty(window, 'innerWidth', { value: innerWidth, configurable: true });
  jest.restoreAllMocks();
});

const root = () => document.querySelector('[data-fascia="header"]');
const expectedReport = { module: 'header', operation: 'render', message: 'RangeError' };

// HOST-22, HOST-39
test('a header that fails while rendering shows nothing and is reported without personal data', async () => {
  width = throwError;
  await renderModule(header, {});
  expect(root()).toBeNull();
  expect(errors).toEqual([expectedReport]);
});

test('a header that fails later shows nothing, and renders again with other settings (HOST-39)', async () => {
  const { rerender } = await renderModule(header, {});
  expect(screen.getByRole('banner')).toBe(root());
  width = throwError;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(root()).toBeNull();
  expect(errors).toEqual([expectedReport]);
  width = () => 1200;
  await header.prepare({ site: 'AT', locale: 'en' });
  rerender(<header.Header site="AT" locale="en" />);
  expect(await screen.findByRole('banner')).toHaveAttribute('data-site', 'AT');
});
