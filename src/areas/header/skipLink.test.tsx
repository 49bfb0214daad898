import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import type { HeaderSettings } from '../../exposes/Header.tsx';
import { renderModule } from '../../testing/renderModule.tsx';

const page = document.body.appendChild(document.createElement('div'));

afterEach(() => page.replaceChildren());

const skipLink = () => document.querySelector<HTMLAnchorElement>('[data-part="skip-link"]');

/** Opens a page with this content and a reduced header. Waits until the header is connected with the page. */
async function open(content: string, settings: HeaderSettings = {}) {
  page.innerHTML = content;
  const { unmount } = await renderModule(header, { reduced: true, ...settings });
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--fascia-header-height')).not.toBe(''));
  return unmount;
}

// HEAD-80, HEAD-81
test('focuses main content without an id or a tabindex', async () => {
  await open('<main>Page</main>');
  const main = page.querySelector('main') as HTMLElement;
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(main).toHaveFocus();
  expect(window.location.hash).toBe('');
  await userEvent.tab({ shift: true });
  expect(main.outerHTML.replace(' style=""', '')).toBe('<main>Page</main>');
});

test('scrolls so that the header does not cover the main content (HEAD-81)', async () => {
  await open('<main>Page</main>');
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const root = document.querySelector('[data-fascia="header"]') as HTMLElement;
  const main = page.querySelector('main') as HTMLElement;
  root.getBoundingClientRect = () => ({ top: 0, bottom: 80 }) as DOMRect;
  main.getBoundingClientRect = () => ({ top: 10 }) as DOMRect;
  await userEvent.click(skipLink() as HTMLElement);
  expect(scrollBy.mock.calls).toEqual([[{ top: -70, behavior: 'instant' }]]);
  main.getBoundingClientRect = () => ({ top: 80 }) as DOMRect;
  await userEvent.click(skipLink() as HTMLElement);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  scrollBy.mockRestore();
});

test('leads to the element that the host’s selector matches (HEAD-80)', async () => {
  await open('<main>Page</main><section id="goods" tabindex="-1">Goods</section>', {
    mainSelector: '#goods',
  });
  expect(skipLink()).toHaveAttribute('href', '#goods');
  await userEvent.click(skipLink() as HTMLElement);
  expect(page.querySelector('#goods')).toHaveFocus();
  await userEvent.tab();
  expect(page.querySelector('#goods')).toHaveAttribute('tabindex', '-1');
});

test.each([
  ['without main content', '<div>Page</div>', {}],
  ['with an invalid selector', '<main>Page</main>', { mainSelector: ']' }],
])('hides the skip link on a page %s (HEAD-80)', async (_, content, settings) => {
  await open(content, settings);
  expect(skipLink()).not.toBeVisible();
});

test.each(['hidden', 'style="display: none"'])(
  'skips hidden main content (%s) and leads to the next match (HEAD-80)',
  async (attribute) => {
    await open(`<main ${attribute}>Other view</main>`);
    expect(skipLink()).not.toBeVisible();
    page.insertAdjacentHTML('beforeend', '<main id="view">View</main>');
    await waitFor(() => expect(skipLink()).toHaveAttribute('href', '#view'));
    await userEvent.click(skipLink() as HTMLElement);
    expect(page.querySelector('#view')).toHaveFocus();
    expect(page.querySelector('main')).not.toHaveAttribute('tabindex');
  },
);

test('shows the skip link only while the page has main content (HEAD-80)', async () => {
  await open('<div>Page</div>');
  const main = document.createElement('main');
  main.id = 'späte-seite';
  page.append(main);
  await waitFor(() => expect(skipLink()).toBeVisible());
  expect(skipLink()).toHaveAttribute('href', '#sp%C3%A4te-seite');
  main.remove();
  await userEvent.tab();
  expect(skipLink()).not.toBeVisible();
});
