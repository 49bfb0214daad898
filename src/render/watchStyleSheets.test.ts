import { jest } from '@jest/globals';
import { watchStyleSheets } from './watchStyleSheets.ts';

const missing = () => document.documentElement.getAttribute('data-fascia-unstyled');

function addSheet(file: string, nonce = ''): HTMLLinkElement {
  const link = document.createElement('link');
  // jsdom does not load this type.
  Object.assign(link, { rel: 'stylesheet', type: 'text/plain', href: `/remote/${file}`, nonce });
  link.dataset['href'] = file;
  document.head.append(link);
  return link;
}

/** Adds a style sheet that fails and then loads. */
function addLateSheet(file: string): void {
  const link = addSheet(file);
  link.dispatchEvent(new Event('error'));
  link.dispatchEvent(new Event('load'));
}

const isHidden = () => document.documentElement.hasAttribute('data-fascia-restyled');
const links = () => [...document.querySelectorAll('link')];

beforeAll(() => {
  jest.useFakeTimers();
});
beforeEach(() => document.head.replaceChildren());

// HK-202
test('lists failed style sheets until they load', () => {
  watchStyleSheets();
  const [common, header] = [addSheet('common.1.css'), addSheet('Header.1.css')];
  common.dispatchEvent(new Event('error'));
  header.dispatchEvent(new Event('error'));
  expect(missing()).toBe('common Header');
  common.dispatchEvent(new Event('load'));
  expect(missing()).toBe('Header');
  header.dispatchEvent(new Event('load'));
  expect(missing()).toBeNull();
});

// HK-202
test('replaces style sheets that have not loaded before the timeout', () => {
  watchStyleSheets();
  const [common, header] = [addSheet('common.2.css'), addSheet('Header.2.css', 'abc')];
  common.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3000);
  expect(missing()).toBe('Header');
  expect(links()[0]).toBe(common);
  expect(links()[1]).not.toBe(header);
  expect(links()[1]).toMatchObject({ href: header.href, nonce: 'abc', rel: 'stylesheet' });
  // The style sheet must not be applied before its `load` event.
  expect(links()[1]).toHaveAttribute('media', 'not all');
  links()[1]?.dispatchEvent(new Event('load'));
  expect(missing()).toBeNull();
  expect(links()[1]).toHaveAttribute('media', 'all');
});

// HK-202
test('requests a style sheet again at a new URL until it has loaded', () => {
  watchStyleSheets();
  addSheet('Header.3.css').dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(3000);
  const addresses = new Set<string | undefined>();
  for (const _ of [1, 2, 3]) {
    addresses.add(links()[0]?.href);
    jest.advanceTimersByTime(10_000);
  }
  expect(addresses.size).toBe(3);
  links()[0]?.dispatchEvent(new Event('load'));
  const last = links()[0];
  jest.advanceTimersByTime(60_000);
  expect(links()).toEqual([last]);
});

// HK-202
test('applies every link for a style sheet', () => {
  watchStyleSheets();
  addSheet('Header.7.css').dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(3000);
  document.head.append(links()[0]?.cloneNode() ?? '');
  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(links().map(({ media }) => media)).toEqual(['all', 'all']);
});

// HK-202
test('fails the pending link of the remote’s loader once another link has loaded its file', () => {
  watchStyleSheets();
  const ofServer = addSheet('Header.8.css');
  const ofLoader = addSheet('Header.8.css');
  delete ofLoader.dataset['href'];
  const handleError = jest.fn();
  ofLoader.addEventListener('error', handleError);
  ofServer.dispatchEvent(new Event('error'));
  ofServer.dispatchEvent(new Event('load'));
  expect(handleError).toHaveBeenCalledTimes(1);
  expect(missing()).toBeNull();
});

// HK-202
test('hides the modules while their layout changes, unless one has the focus', () => {
  watchStyleSheets();
  addLateSheet('Header.4.css');
  expect(isHidden()).toBe(true);
  jest.advanceTimersByTime(100);
  expect(isHidden()).toBe(false);
  document.body.innerHTML = '<div data-fascia="header"><input></div>';
  document.querySelector('input')?.focus();
  addLateSheet('Header.5.css');
  expect(isHidden()).toBe(false);
});

// HK-202
test('several fragments share the list of missing style sheets', () => {
  watchStyleSheets();
  addSheet('Header.6.css').dispatchEvent(new Event('error'));
  watchStyleSheets();
  addSheet('Footer.6.css').dispatchEvent(new Event('error'));
  expect(missing()).toBe('Header Footer');
  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(missing()).toBeNull();
});

// HK-202
test('ignores style sheets of the host', () => {
  watchStyleSheets();
  const sheet = addSheet('host.css');
  delete sheet.dataset['href'];
  sheet.dispatchEvent(new Event('error'));
  expect(missing()).toBeNull();
});

// HK-218
test('immediately replaces a style sheet that is parsed after the timeout', async () => {
  const readyState = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  watchStyleSheets();
  addSheet('Header.9.css');
  jest.advanceTimersByTime(3000);
  addSheet('Footer.9.css');
  await Promise.resolve();
  expect(links().map(({ media }) => media)).toEqual(['not all', 'not all']);
  expect(missing()).toBe('Header Footer');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const later = addSheet('Layout.9.css');
  await Promise.resolve();
  expect(links()).toContain(later);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  readyState.mockRestore();
});
