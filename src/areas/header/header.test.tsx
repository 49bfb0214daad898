import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { visitAs } = serveShop();
collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

describe('The account flyout', () => {
  // ACC-02, ACC-03, ACC-04, ACC-05, ACC-08, ACC-20, ACC-12, HOST-08
  test('shows the name, the beans and the account pages of a known visitor', async () => {
    await visitAs({ kind: 'LOGGED_IN', beans: 7, card: true, community: true });
    const visitor = userEvent.setup();
    await renderModule(header, {});
    await waitFor(() => expect(part('icon-user')).toHaveAttribute('data-known', 'true'));
    await visitor.click(part('icon-user') as HTMLElement);
    await waitFor(() => expect(part('account-greeting')).toHaveTextContent(/^Guten Tag, \S+ \S+/));
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

  // ACC-02, ACC-20, HEAD-08, HEAD-19
  test('offers the login to an unknown visitor and closes on Escape', async () => {
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
  test('stays open after a double click', async () => {
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

  // HEAD-08, HEAD-10, HEAD-19
  test('replaces the account flyout, and focuses its field after an empty submit', async () => {
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

// SEARCH-19
test('the search box has the width that the host sets', async () => {
  await renderModule(header, { searchWidth: 550 });
  expect(part('search')?.parentElement).toHaveStyle('--fascia-search-wide: 550px');
});

// HEAD-10
test('the store search removes invisible characters from the query', async () => {
  const visitor = userEvent.setup();
  await renderModule(header, {});
  await visitor.click(part('icon-store-finder') as HTMLElement);
  const field = await screen.findByRole('textbox', { name: 'Postleitzahl oder Ort' });
  const submit = async (text: string) => {
    let isSent = false;
    const observe = (event: Event) => {
      isSent = !event.defaultPrevented;
      event.preventDefault(); // jsdom cannot load the page.
    };
    window.addEventListener('submit', observe, { once: true });
    await visitor.clear(field);
    await visitor.click(field);
    await visitor.paste(text);
    await visitor.keyboard('{Enter}');
    return isSent;
  };
  expect(await submit('\u200e1010\u200b Wi\u00aden\u202c ')).toBe(true);
  expect(field).toHaveValue('1010 Wien');
  expect(await submit('\u200b\ufeff')).toBe(false);
});

describe('The host’s page', () => {
  test('has a marker class only while the header is sticky (HEAD-16, HOST-41)', async () => {
    const { rerender, unmount } = await renderModule(header, { sticky: true });
    expect(document.body).toHaveClass('header2020-sticky');
    rerender(<header.Header />);
    expect(document.body).not.toHaveClass('header2020-sticky');
    rerender(<header.Header sticky />);
    unmount();
    expect(document.body).not.toHaveClass('header2020-sticky');
  });
});
