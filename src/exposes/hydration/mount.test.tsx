import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectErrors } from '../../testing/collectEvents.ts';
import '../../testing/freshPage.ts';
import { insertFragment, renderOnServer } from '../../testing/renderOnServer.ts';
import { settle } from '../../testing/settle.ts';
import { serveShop } from '../../testing/shopServer.ts';
import { translate } from '../../testing/translate.ts';
import { mount as mountModule, type Mounted } from '../mount.tsx';

const shop = serveShop();
const errors = collectErrors();

const mountedModules: Mounted<object>[] = [];

const mount: typeof mountModule = (...request) => {
  const mounted = mountModule(...request);
  mountedModules.push(mounted as Mounted<object>);
  return mounted;
};

afterEach(() => {
  act(() => mountedModules.splice(0).forEach((mounted) => mounted.unmount()));
  document.body.replaceChildren();
});

const logo = () => screen.getByRole('link', { name: /Aroma/ });

/** Waits until the header is interactive: its icons open flyouts instead of following their links. */
const hydrated = () =>
  waitFor(() => expect(document.querySelector('[data-fascia-layout="wide"]')).not.toBeNull());

// SSR-03
test('hydrates a server-rendered header without replacing its elements', async () => {
  const slot = insertFragment('Header', await renderOnServer('Header', { site: 'CZ' }));
  const before = logo();
  const callsBefore = shop.calls.length;
  const mounted = mount(slot, 'Header', { site: 'CZ' });
  expect(logo()).toBe(before);
  await hydrated();
  expect(logo()).toBe(before);
  expect(shop.calls.slice(callsBefore).filter(({ url }) => url.includes('promotion'))).toEqual([]);
  act(() => mounted.unmount());
  expect(slot.querySelector('[data-fascia]')).toBeNull();
  expect(errors).toEqual([]);
});

// SSR-03
test('hydrates markup that is surrounded by line breaks', async () => {
  const slot = insertFragment('Header', await renderOnServer('Header'));
  slot.prepend('\n  ');
  slot.append('\n');
  const before = logo();
  mount(slot, 'Header', {});
  await hydrated();
  expect(logo()).toBe(before);
  expect(errors).toEqual([]);
});

// SSR-03
test('hydrates with the server’s settings and then renders with the page’s settings', async () => {
  const slot = insertFragment('Header', await renderOnServer('Header', { site: 'DE' }));
  const before = logo();
  mount(slot, 'Header', { site: 'HU' });
  await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'HU'));
  expect(logo()).toBe(before);
  expect(errors).toEqual([]);
});

// SSR-03
test('applies an update that was made before hydration', async () => {
  const slot = insertFragment('Header', await renderOnServer('Header'));
  const mounted = mount(slot, 'Header', {});
  mounted.update({ sticky: true });
  await waitFor(() => expect(document.body).toHaveClass('header2020-sticky'));
  expect(errors).toEqual([]);
});

// SSR-03
test('uses the page’s client router after hydration', async () => {
  const visited: string[] = [];
  const slot = insertFragment('Header', await renderOnServer('Header'));
  mount(slot, 'Header', { navigate: (url) => visited.push(url) });
  await hydrated();
  await userEvent.type(screen.getByRole('combobox'), 'tee{Enter}');
  expect(visited).toEqual([expect.stringContaining('query=tee')]);
});

// SSR-04
test.each(['{"version":"0.9.0","settings":{},"data":{}}', 'broken', ''])(
  'replaces markup with the unusable state %j once the module is complete',
  async (state) => {
    const fragment = await renderOnServer('Header', { site: 'DE' });
    const slot = insertFragment('Header', { ...fragment, state });
    const before = logo();
    const seen: boolean[] = [];
    new MutationObserver(() => {
      seen.push(slot.querySelector('[data-part="icon-cart"]') !== null);
    }).observe(slot, { childList: true, subtree: true });
    mount(slot, 'Header', { site: 'AT' });
    await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-site', 'AT'));
    expect(before.isConnected).toBe(false);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(seen).not.toContain(false);
  },
);

// SSR-03
test('leaves an empty element when it is unmounted before hydration', async () => {
  const slot = insertFragment('Footer', await renderOnServer('Footer'));
  mount(slot, 'Footer', {}).unmount();
  expect(slot).toBeEmptyDOMElement();
  await settle();
  expect(slot).toBeEmptyDOMElement();
});

// SSR-03
test('hydrates a footer and a form without duplicate ids', async () => {
  const footer = insertFragment('Footer', await renderOnServer('Footer', { hideNewsletter: true }));
  const form = insertFragment('NewsletterForm', await renderOnServer('NewsletterForm'));
  const [firstLink] = footer.querySelectorAll('a');
  const [email] = form.querySelectorAll<HTMLInputElement>('[name="email"]');
  if (email) email.value = 'ada@example.org';
  mount(footer, 'Footer', { hideNewsletter: true });
  mount(form, 'NewsletterForm', {});
  await waitFor(() => expect(form.querySelector('form')).toHaveAttribute('novalidate'));
  expect(firstLink?.isConnected).toBe(true);
  expect(form.querySelector('[name="email"]')).toBe(email);
  expect(email).toHaveValue('ada@example.org');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(errors).toEqual([]);
});

/** Mounts a header on a server's markup that was altered in the page. Returns the logo in that markup. */
async function openAltered(alter: (slot: HTMLElement) => void) {
  const slot = insertFragment('Header', await renderOnServer('Header'));
  alter(slot);
  const before = logo();
  mount(slot, 'Header', {});
  await hydrated();
  return before;
}

describe('markup that was altered in the page', () => {
  // SSR-140
  test('is replaced without a report if it was translated', async () => {
    await openAltered(translate);
    expect(screen.getByRole('search')).toBeVisible();
    expect(errors).toEqual([]);
  });

  // SSR-140
  test.each([
    [
      'it contains an element of an extension',
      (slot: Element) => {
        slot.querySelector('form')?.append(document.createElement('extension-button'));
        slot.querySelector('[data-part="icon-cart"]')?.prepend(document.createElement('x-mark'));
      },
    ],
    [
      'a text contains an inserted link to a telephone number',
      (slot: Element) => {
        const text = slot.querySelector('[data-part="nav-item"]') as Element;
        text.innerHTML = text.innerHTML.replace(/^../, '<a href="tel:12">$&</a>');
      },
    ],
  ])('is hydrated if %s', async (_, alter) => {
    const before = await openAltered(alter);
    expect(logo()).toBe(before);
    expect(errors).toEqual([]);
  });

  // SSR-140
  test('is replaced with a report if its size has not changed', async () => {
    const before = await openAltered((slot) => {
      const item = slot.querySelector('[data-part="nav-item"]') as Element;
      item.textContent = 'x'.repeat(item.textContent.length);
    });
    expect(logo()).not.toBe(before);
    expect(errors).toEqual([
      { module: 'mount', operation: 'hydrate', message: expect.any(String) },
    ]);
  });
});
