import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import * as footer from '../../exposes/Footer.tsx';
import * as header from '../../exposes/Header.tsx';
import * as newsletterForm from '../../exposes/NewsletterForm.tsx';
import { siteCodes } from '../../foundation/sites/sites.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { leavePage } from '../../testing/freshPage.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { comparable, serverRendered } from '../../testing/serverRendered.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import { setWindowWidth } from './fixtures/setWindowWidth.ts';

const { use, hold } = serveShop();
const errors = collectErrors();

const PHONE_PX = 375;
const DESKTOP_PX = 1500;
const HIDDEN = {
  [PHONE_PX]: '[data-state="narrow"] > h3 > span',
  [DESKTOP_PX]: '[data-state="narrow"] > h3 > button, .narrow',
};

/** The elements that the style sheets show at a width before hydration. */
function shown(slot: Element, width: keyof typeof HIDDEN): Element[] {
  const hidden = [...slot.querySelectorAll(HIDDEN[width])];
  return [...slot.querySelectorAll('*')].filter(
    (element) => !hidden.some((each) => each.contains(element)),
  );
}

const switcher = (slot: Element) => slot.querySelector('[data-part="country-switcher"]');
const box = () => document.querySelector('[data-part="newsletter-box"]');
const link = () => document.querySelector('footer > div:first-child > a');

const lost = (elements: readonly Element[]) => elements.filter(({ isConnected }) => !isConnected);

// SSR-20
test.each([PHONE_PX, DESKTOP_PX] as const)(
  'hydration at %s px keeps visible elements and produces the markup of client rendering',
  async (width) => {
    setWindowWidth(width);
    const settings = { site: 'DE', hideNewsletter: true } as const;
    const { slot, hydrate } = await serverRendered(footer, settings);
    const visible = shown(slot, width);
    expect(visible.length).toBeGreaterThan(100);
    expect(await hydrate()).toEqual([]);
    expect(lost(visible)).toEqual([]);

    const hydrated = comparable(slot);
    leavePage();
    const { container } = await renderModule(footer, settings);
    expect(hydrated).toBe(comparable(container));
    expect(errors).toEqual([]);
  },
);

test('hydration keeps promoted content (FOOT-34, SSR-20)', async () => {
  const { slot, hydrate } = await serverRendered(footer, {
    contentSource: 'promotion',
    hideNewsletter: true,
  });
  const visible = shown(slot, DESKTOP_PX);
  expect(slot.querySelectorAll('[data-part="teaser-group"]').length).toBeGreaterThan(0);
  setWindowWidth(DESKTOP_PX);
  expect(await hydrate()).toEqual([]);
  expect(lost(visible)).toEqual([]);
});

test('a panel that the focus opened before hydration stays open (SSR-21)', async () => {
  setWindowWidth(PHONE_PX);
  const { slot, hydrate } = await serverRendered(footer, { hideNewsletter: true });
  const [head] = within(slot).getAllByRole('button', { name: 'Lieferung' });
  expect(head).toHaveAttribute('tabindex', '0');
  act(() => head?.focus());
  expect(await hydrate()).toEqual([]);
  expect(head).toHaveFocus();
  expect(head).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Sendung verfolgen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zahlung' })).toHaveAttribute('aria-expanded', 'false');
});

test('a panel with a focused link stays open, and the link keeps the focus (SSR-21)', async () => {
  setWindowWidth(PHONE_PX);
  const { slot, hydrate } = await serverRendered(footer, { hideNewsletter: true });
  const link = within(slot).getByRole('link', { name: 'Sendung verfolgen' });
  act(() => link.focus());
  expect(await hydrate()).toEqual([]);
  expect(link).toHaveFocus();
  expect(link).toBeVisible();
});

describe('the server-rendered country switcher', () => {
  test('has a link to each country before hydration (SSR-21)', async () => {
    const { slot } = await serverRendered(footer, {});
    const links = [...(switcher(slot)?.querySelectorAll('a[href]') ?? [])];
    expect(links).toHaveLength(siteCodes.length);
    expect(switcher(slot)?.querySelector('[hidden]')).toBeNull();
    expect(switcher(slot)?.querySelector('button')).toHaveAttribute('tabindex', '0');
  });

  test('is closed by hydration unless the focus has opened it (SSR-21)', async () => {
    const first = await serverRendered(footer, {});
    expect(await first.hydrate()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Polska' })).not.toBeInTheDocument();

    document.head.innerHTML = '<link rel="alternate" hreflang="pl-PL" href="/kubki-c4016">';
    const { slot, hydrate } = await serverRendered(footer, {});
    const poland = within(slot).getByRole('link', { name: 'Polska' });
    act(() => poland.focus());
    expect(await hydrate()).toEqual([]);
    expect(poland).toHaveFocus();
    expect(poland).toBeVisible();
    expect(poland).toHaveAttribute('href', '/kubki-c4016');
    await userEvent.keyboard('{Escape}');
    expect(poland).not.toBeVisible();
    document.head.replaceChildren();
  });
});

/** Leaves the request for the visitor's status pending until the returned function is called. */
function holdStatus(nl_status: string): () => void {
  use(http.get('*/json/psdata', () => HttpResponse.json({ nl_status })));
  return hold('/json/psdata');
}

describe('the server-rendered newsletter box', () => {
  test('links to the sign-up page until the form replaces the link (SSR-20)', async () => {
    const respond = holdStatus('NONE');
    const { hydrate } = await serverRendered(footer, {});
    const served = link();
    expect(box()).toContainElement(served as HTMLElement);
    expect(served).toHaveTextContent('Newsletter abonnieren');
    expect(served).toHaveAttribute('href', '/subscribenewsletter');
    expect(await hydrate()).toEqual([]);
    expect(link()).toBe(served);
    respond();
    await waitFor(() =>
      expect(box()?.querySelector('[data-fascia="newsletter-form"]')).toBeInTheDocument(),
    );
    expect(link()).not.toBeInTheDocument();
  });

  test('disappears for a visitor who has signed up (FOOT-20, SSR-20)', async () => {
    const respond = holdStatus('SUBSCRIBED');
    const { hydrate } = await serverRendered(footer, {});
    expect(await hydrate()).toEqual([]);
    expect(box()).toBeInTheDocument();
    respond();
    await waitFor(() => expect(box()).toBeNull());
    expect(link()).not.toBeInTheDocument();
  });

  test('has no link if the browser renders the footer', async () => {
    const respond = holdStatus('NONE');
    await renderModule(footer, {});
    expect(document.querySelector('footer > .slot')).toBeEmptyDOMElement();
    respond();
  });
});

test('modules that a server renders separately share no ids (SSR-27)', async () => {
  await serverRendered(header, {});
  await serverRendered(footer, {});
  await serverRendered(newsletterForm, {});
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
