import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageStore } from '../../app/page.ts';
import { navigationSlice } from '../../features/navigation/navigationSlice.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/dialog.ts';
import '../../testing/freshPage.ts';
import { serve } from '../../testing/hydrateMarkup.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import * as header from '../Header.tsx';

serveShop();
const errors = collectErrors();

beforeEach(() => window.history.replaceState(null, '', '/category/coffee'));

const banner = () => screen.getByRole('banner');
const parts = (name: string) => [...document.querySelectorAll(`[data-part="${name}"]`)];
const menu = () => screen.queryByRole('button', { name: 'Menü' });
const back = () => screen.queryByRole('button', { name: 'Zurück' });
const visible = (elements: Element[]) => elements.filter((element) => !element.closest('[hidden]'));

const toggle = () => screen.findByRole('button', { name: 'Kaffee: Untermenü' });

function resizeTo(width: number): void {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

async function serveHeader(settings: header.HeaderSettings, width: number) {
  await header.prepare(settings);
  return serve(<header.Header {...settings} />, width);
}

const cases = [
  ...[375, 1000, 1500].map((width) => ({ width, platform: undefined, reduced: false })),
  // For each platform, a window whose width alone would select another layout.
  { width: 375, platform: 'CLASSIC', reduced: false },
  { width: 375, platform: 'TABLET', reduced: false },
  { width: 1500, platform: 'MATCH', reduced: false },
  { width: 1500, platform: 'SMARTPHONE', reduced: false },
  { width: 375, platform: undefined, reduced: true },
  { width: 1500, platform: undefined, reduced: true },
] as const;

// SSR-10
test.each(cases)(
  'keeps every element at $width px (platform $platform, reduced $reduced)',
  async ({ width, platform, reduced }) => {
    const { served, hydrate } = await serveHeader({ platform, reduced }, width);
    expect(await hydrate()).toEqual([]);
    expect(served.filter((element) => !element.isConnected)).toEqual([]);

    const isMobile = platform ? platform !== 'CLASSIC' && platform !== 'TABLET' : width < 980;
    expect(banner()).toHaveAttribute('data-fascia-layout', isMobile ? 'mobile' : 'wide');
    expect(parts('back')).toHaveLength(isMobile ? 1 : 0);
    if (reduced) return;
    // Hosts must find each part only once.
    expect(parts('navigation')).toHaveLength(1);
    expect(parts('nav-item')).toHaveLength(4);
    expect(document.querySelectorAll('[data-item="sale"]')).toHaveLength(1);
    expect(visible(parts('navigation'))).toHaveLength(1);
    expect(menu() !== null).toBe(isMobile);
    expect(screen.queryByRole('navigation') !== null).toBe(!isMobile);
    expect(errors).toEqual([]);
  },
);

describe('before hydration', () => {
  // SSR-12
  test('opens the page of all categories with the menu button', async () => {
    await serveHeader({}, 375);
    const form = menu()?.closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/category/all');
    expect(menu()).toHaveAttribute('type', 'submit');
  });

  // SSR-12
  test('keeps the query of the service’s address in the menu button’s form', async () => {
    const address = '/shop?page=all&sort=new#top';
    const roots = [{ title: 'Kategorien', href: address, target: '_self' as const, children: [] }];
    const key = navigationSlice.keyOf({ site: 'DE', route: undefined });
    pageStore().dispatch(navigationSlice.actions.received({ key, data: roots }));
    await serveHeader({}, 375);
    const form = menu()?.closest('form');
    expect(form).toHaveAttribute('action', '/shop');
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['page', 'all'],
      ['sort', 'new'],
    ]);
  });

  // SSR-12
  test.each([undefined, 'CLASSIC' as const])(
    'hides the buttons for the submenus (platform %s)',
    async (platform) => {
      const { container } = await serveHeader({ platform }, 1500);
      const toggles = [...container.querySelectorAll('nav button')];
      expect(toggles).toHaveLength(4);
      expect(toggles.every((toggle) => toggle.hasAttribute('data-idle'))).toBe(true);
    },
  );

  // SSR-12
  test('reserves space for the back button except on the start page', async () => {
    await serveHeader({ platform: 'MATCH' }, 375);
    expect(back()).toBeNull();
    expect(document.querySelectorAll('[data-held]')).toHaveLength(1);
    document.body.replaceChildren();
    await serveHeader({ platform: 'MATCH', path: '/' }, 375);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
  });
});

describe('after hydration', () => {
  // SSR-12
  test('opens the drawer with the menu button without submitting its form', async () => {
    const { hydrate } = await serveHeader({}, 375);
    await hydrate();
    let submits = 0;
    window.addEventListener('submit', () => (submits += 1), { once: true });
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    expect(await screen.findByRole('navigation')).toBeVisible();
    expect(submits).toBe(0);
  });

  // SSR-123
  test('keeps the text, the focus and the selection in the search field', async () => {
    const { hydrate } = await serveHeader({}, 375);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.focus();
    field.value = 'kaffe';
    field.setSelectionRange(1, 3);
    await hydrate();
    expect(screen.getByRole('combobox')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('kaffe');
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
  });

  // SSR-123
  test('does not interrupt an input method while it is composing a word', async () => {
    const { hydrate } = await serveHeader({}, 375);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.focus();
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    field.value = 'çi';
    // Assigning the value, even an equal one, would end the composition.
    const write = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
    await hydrate();
    expect(field).toHaveValue('çi');
    expect(write.mock.contexts.filter((written) => written === field)).toEqual([]);
    write.mockRestore();
  });

  // SSR-12
  test('shows the back button in its reserved space, which is empty on the start page', async () => {
    const { hydrate } = await serveHeader({}, 375);
    await hydrate();
    const placeholder = document.querySelector('[data-held]');
    expect(back()).toBe(placeholder);
    act(() => window.history.replaceState(null, '', '/'));
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(back()).toBeNull();
    expect(placeholder).toBeInTheDocument();
  });

  // SSR-12
  test('shows the back button in a wide window of an app', async () => {
    document.cookie = 'NativeApp=1';
    const { hydrate } = await serveHeader({}, 1500);
    await hydrate();
    expect(back()).toHaveAttribute('data-held', 'true');
    document.cookie = 'NativeApp=; max-age=0';
  });

  // SSR-10
  test('closes an open drawer when the window becomes wide', async () => {
    const { hydrate } = await serveHeader({}, 375);
    await hydrate();
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    expect(document.body).toHaveClass('header2020-flyout-open');
    resizeTo(1500);
    expect(document.body).not.toHaveClass('header2020-flyout-open');
    expect(document.body.style.overflowY).toBe('');
    expect(parts('nav-item')).toHaveLength(4);
    resizeTo(375);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  // SSR-10
  test('closes an open flyout when the window becomes narrow', async () => {
    const { hydrate } = await serveHeader({}, 1500);
    await hydrate();
    await userEvent.click(await toggle());
    expect(await screen.findByRole('region', { name: 'Kaffee' })).toBeVisible();
    resizeTo(375);
    expect(document.body).not.toHaveClass('header2020-flyout-open');
    expect(parts('flyout')).toEqual([]);
    resizeTo(1500);
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
