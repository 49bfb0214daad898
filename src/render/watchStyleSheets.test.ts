import { jest } from '@jest/globals';
import { watchStyleSheets } from './watchStyleSheets.ts';

const missing = () => document.documentElement.getAttribute('data-fascia-unstyled');

function addSheet(file: string, nonce = ''): HTMLLinkElement {
  const link = document.createElement('link');
  // Not a type that jsdom loads.
  Object.assign(link, { rel: 'stylesheet', type: 'text/plain', href: `/remote/${file}`, nonce });
  link.dataset['href'] = file;
  document.head.append(link);
  return link;
}

const links = () => [...document.querySelectorAll('link')];

beforeAll(() => {
  jest.useFakeTimers();
});
beforeEach(() => document.head.replaceChildren());

// HK-202
test('lists style sheets that fail until they load', () => {
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
test('replaces style sheets that have not loaded after the limit', () => {
  watchStyleSheets();
  const [common, header] = [addSheet('common.2.css'), addSheet('Header.2.css', 'abc')];
  common.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3000);
  expect(missing()).toBe('Header');
  expect(links()[0]).toBe(common);
  expect(links()[1]).not.toBe(header);
  expect(links()[1]).toMatchObject({ href: header.href, nonce: 'abc', rel: 'stylesheet' });
  links()[1]?.dispatchEvent(new Event('load'));
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
