import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import * as header from '../../exposes/Header.tsx';
import { consentScripts } from './consent.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const scripts = () => document.head.querySelectorAll('script[data-domain-script="at-dev"]');

const agent = navigator.userAgent;
const visitWith = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });

async function visitAs(visitor: object): Promise<void> {
  await fetch('http://shop.test/demo/visitor', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visitor),
  });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  document.cookie = 'NativeApp=; Max-Age=0; Path=/';
  for (const name of ['nativeApp', 'mobileApp']) Reflect.deleteProperty(window, name);
});

describe('The account flyout', () => {
  test('greets a known visitor by name, counts the beans and lists the way through the account', async () => {
    await visitAs({ kind: 'LOGGED_IN', beans: 7, card: true, community: true });
    const visitor = userEvent.setup();
    await renderModule(header, {});
    await waitFor(() => expect(part('icon-user')).toHaveAttribute('data-known', 'true'));
    await visitor.click(part('icon-user') as HTMLElement);
    expect(await screen.findByText(/^Guten Tag, \S+ \S+/)).toHaveAttribute(
      'data-part',
      'account-greeting',
    );
    expect(part('beans')).toHaveTextContent('7 Treuebohnen');
    const links = within(part('account-links') as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Mein Konto',
      'Bestellübersicht',
      'Merkzettel',
      'Aroma Card',
      'Community',
      'Mein Mobilfunktarif',
      'Abmelden',
    ]);
  });

  test('offers an unknown visitor to log in, and closes on Escape with the focus where it was', async () => {
    const visitor = userEvent.setup();
    await renderModule(header, { site: 'CZ' });
    const icon = part('icon-user') as HTMLElement;
    icon.focus();
    await visitor.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Přihlásit se' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(icon).toHaveAttribute('aria-expanded', 'true');
    expect(part('beans')).toBeNull();
    expect(screen.getByRole('link', { name: 'Pomoc a servis' })).toHaveAttribute(
      'href',
      '/caste-dotazy-s400115666',
    );
    await visitor.keyboard('{Escape}');
    expect(icon).toHaveAttribute('aria-expanded', 'false');
    expect(icon).toHaveFocus();
  });
});

describe('The store finder', () => {
  test('opens, and stays open, for whoever clicks twice at once', async () => {
    const visitor = userEvent.setup();
    await renderModule(header, {});
    const icon = part('icon-store-finder') as HTMLElement;
    await visitor.click(icon);
    await waitFor(() => expect(icon).toHaveAttribute('aria-expanded', 'true'));
    await visitor.keyboard('{Escape}');
    expect(icon).toHaveAttribute('aria-expanded', 'false');
    await visitor.dblClick(icon);
    await waitFor(() => expect(icon).toHaveAttribute('aria-expanded', 'true'));
  });

  test('closes the account, takes a place, and brings an empty submit to the field', async () => {
    const visitor = userEvent.setup();
    await renderModule(header, {});
    await visitor.click(part('icon-user') as HTMLElement);
    await waitFor(() => expect(part('icon-user')).toHaveAttribute('aria-expanded', 'true'));
    await visitor.click(part('icon-store-finder') as HTMLElement);
    const field = await screen.findByRole('textbox', { name: 'Postleitzahl oder Ort' });
    expect(part('icon-user')).toHaveAttribute('aria-expanded', 'false');
    const form = field.closest('form') as HTMLFormElement;
    const submitted = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', (event) => submitted(event), { once: true });
    await visitor.click(screen.getByRole('button', { name: 'Filiale suchen' }));
    expect(field).toHaveFocus();
    expect(submitted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(form).toHaveAttribute('action', '/service/storefinder/search');
    expect(field).toHaveAttribute('name', 'query');
    expect(screen.getByRole('link', { name: 'Alle Filialen' })).toHaveAttribute(
      'href',
      '/service/storefinder/',
    );
  });
});

describe('The way back', () => {
  test('is there on a phone, but not on the first page', async () => {
    await renderModule(header, { platform: 'MATCH' });
    expect(part('back')).toBeNull();
    act(() => {
      window.history.replaceState(null, '', '/product/1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('button', { name: 'Zurück' })).toBeVisible();
  });

  test('is there on a wide page only in an app client', async () => {
    window.history.replaceState(null, '', '/cart');
    const { unmount } = await renderModule(header, { platform: 'CLASSIC' });
    expect(part('back')).toBeNull();
    unmount();
    document.cookie = 'NativeApp=1; Path=/';
    await renderModule(header, { platform: 'CLASSIC' });
    expect(part('back')).toBeVisible();
  });

  test('asks the native app, else the mobile app, else the history', async () => {
    const asked: string[] = [];
    const back = jest
      .spyOn(window.history, 'back')
      .mockImplementation(() => void asked.push('history'));
    window.history.replaceState(null, '', '/cart');
    const visitor = userEvent.setup();
    await renderModule(header, { platform: 'MATCH' });
    const press = () => visitor.click(part('back') as HTMLElement);
    Object.assign(window, {
      nativeApp: { back: () => asked.push('native') },
      mobileApp: { goBack: () => asked.push('mobile') },
    });
    await press();
    Reflect.deleteProperty(window, 'nativeApp');
    await press();
    Reflect.deleteProperty(window, 'mobileApp');
    await press();
    back.mockRestore();
    expect(asked).toEqual(['native', 'mobile', 'history']);
  });
});

describe('The page around', () => {
  test('is marked while the header is sticky, and no longer', async () => {
    const { rerender, unmount } = await renderModule(header, { sticky: true });
    expect(document.body).toHaveClass('header2020-sticky');
    rerender(<header.Header />);
    expect(document.body).not.toHaveClass('header2020-sticky');
    rerender(<header.Header sticky />);
    unmount();
    expect(document.body).not.toHaveClass('header2020-sticky');
  });

  test('gets a consent script where one is configured and wanted, once', async () => {
    consentScripts.AT = { DEV: { src: 'https://consent.example/script.js', id: 'at-dev' } };
    await renderModule(header, { site: 'AT', stage: 'DEV' });
    expect(scripts()).toHaveLength(0);
    await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
    await renderModule(header, { site: 'AT', stage: 'DEV', oneTrustEnabled: true });
    expect(scripts()).toHaveLength(1);
    await renderModule(header, { site: 'DE', stage: 'LIVE', oneTrustEnabled: true });
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    delete consentScripts.AT;
  });
});

describe('The app banner', () => {
  afterEach(() => {
    visitWith(agent);
    localStorage.clear();
  });

  test('is offered on Android, and never again once it was closed', async () => {
    visitWith('Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile');
    const visitor = userEvent.setup();
    const { unmount } = await renderModule(header, {});
    await visitor.click(
      await screen.findByRole('button', { name: 'Hinweis auf die App schließen' }),
    );
    expect(part('app-banner')).toBeNull();
    unmount();
    await renderModule(header, {});
    await waitFor(() => expect(part('icon-user')).toBeVisible());
    expect(part('app-banner')).toBeNull();
  });

  test('is not there on a reduced header', async () => {
    visitWith('Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile');
    await renderModule(header, { reduced: true });
    await act(() => import('./lazy/AppInstallBanner.tsx'));
    expect(part('app-banner')).toBeNull();
  });
});
