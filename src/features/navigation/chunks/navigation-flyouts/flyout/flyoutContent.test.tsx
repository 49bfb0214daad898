import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as header from '../../../../../exposes/Header.tsx';
import { collectErrors } from '../../../../../testing/collectEvents.ts';
import { stopTime } from '../../../../../testing/fakeClock.ts';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { settle } from '../../../../../testing/settle.ts';
import { serveShop } from '../../../../../testing/shopServer.ts';

const server = serveShop();
const errors = collectErrors();

const item = (name: string) => screen.getByRole('link', { name });
const flyout = (name: string) => document.querySelector(`[data-flyout="${name}"]`);
const button = (title: string) => screen.findByRole('button', { name: `${title}: Untermenü` });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a flyout', () => {
  test('shows the theme worlds in their sections (NAV-19, NAV-23, NAV-22)', async () => {
    const visitor = userEvent.setup();
    await renderModule(header, { platform: 'CLASSIC' });
    await visitor.click(await button('Themenwelten'));
    await waitFor(() => expect(flyout('theme-worlds')).toBeVisible());
    const sections = [...document.querySelectorAll<HTMLElement>('[data-part="theme-section"]')];
    expect(sections.map(({ dataset }) => dataset['section'])).toEqual([
      'scout',
      'new',
      'more',
      'lastChance',
    ]);
    const [scout, , , lastChance] = sections;
    expect(scout).toHaveTextContent('Vorab entdecken');
    expect(scout).toHaveTextContent('Nur mit Aroma Card');
    expect(scout).toHaveTextContent('Noch nicht verfügbar');
    expect(lastChance).toHaveTextContent(/Nur noch \d Tage/);
    for (const teaser of scout?.querySelectorAll('[data-part="teaser"]') ?? []) {
      expect(teaser).toHaveAttribute('href', expect.stringMatching(/^\/category\//));
      expect(teaser).toHaveTextContent('Vorab');
    }
  });

  // NAV-12
  test('opens an entry if a mouse hovers or a pen taps, but not if a pen hovers', async () => {
    await renderModule(header, { platform: 'CLASSIC' });
    await userEvent.click(await button('Kategorien'));
    await waitFor(() => expect(flyout('categories')).toBeVisible());
    const [kitchen, home] = [await button('Küche'), await button('Wohnen')];
    const entry = kitchen.closest('li') as Element;
    stopTime();
    fireEvent.pointerEnter(entry, { pointerType: 'pen' });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(kitchen).toHaveAttribute('aria-expanded', 'false');
    fireEvent.pointerEnter(entry, { pointerType: 'mouse' });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(kitchen).toHaveAttribute('aria-expanded', 'true');
    const link = home.previousElementSibling as Element;
    fireEvent.pointerDown(link, { pointerType: 'pen' });
    expect(fireEvent.click(link)).toBe(false);
    expect(home).toHaveAttribute('aria-expanded', 'true');
  });

  test('shows the branch of the current page and its teasers (NAV-04, NAV-09, NAV-17)', async () => {
    window.history.replaceState(null, '', '/category/mugs-cups');
    const visitor = userEvent.setup();
    await renderModule(header, { platform: 'CLASSIC' });
    await visitor.click(await button('Kategorien'));
    await waitFor(() => expect(flyout('categories')).toBeVisible());
    expect(await button('Küche')).toHaveAttribute('aria-expanded', 'true');
    expect(await button('Wohnen')).toHaveAttribute('aria-expanded', 'false');
    const panel = within(flyout('categories') as HTMLElement);
    expect(panel.getAllByRole('link', { current: 'page' })[0]).toHaveAttribute(
      'href',
      '/category/mugs-cups',
    );
    expect(panel.getByText('Neu eingetroffen')).toBeVisible();
    const image = flyout('categories')?.querySelector('[data-part="teaser"] img');
    expect(image).toHaveAttribute('src', expect.stringMatching(/^\/img\/teasers\//));
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['488', '287']);
  });
});

const node = (title: string, href: string, marks: object) => ({
  title,
  href,
  ...marks,
  children: [{ title: `${title} 1`, href: `${href}/1`, ...marks }],
});

test('selects the active branch by the page’s path and ignores flags in the response (NAV-04)', async () => {
  window.history.replaceState(null, '', '/b');
  server.use(
    http.get('*/jsonflyoutnavigation', () =>
      HttpResponse.json([
        {
          children: [
            node('A', '/a', { childIsSelected: true, lastSelectedNode: true }),
            node('B', '/b', { childIsSelected: false, lastSelectedNode: false }),
          ],
        },
      ]),
    ),
  );
  await renderModule(header, { platform: 'CLASSIC' });
  await userEvent.click(await button('Kategorien'));
  expect(await button('A')).toHaveAttribute('aria-expanded', 'false');
  expect(await button('B')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/b');
});

test('requests no navigation and no theme worlds in the reduced header (NAV-06)', async () => {
  await renderModule(header, { reduced: true });
  await settle();
  expect(server.calls.filter(({ url }) => /navigation/.test(url))).toEqual([]);
});

test('shows a plain link and reports the error if the theme worlds fail (NAV-01, NAV-06)', async () => {
  server.shop.faults.set('themeWorlds', { kind: 'status', status: 500 });
  await renderModule(header, { platform: 'CLASSIC' });
  await button('Sale');
  await waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]?.operation).toBe('theme-worlds');
  expect(item('Themenwelten')).toHaveAttribute('href', '/category/theme-worlds');
});
