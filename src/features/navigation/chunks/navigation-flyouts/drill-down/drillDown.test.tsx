import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../../../../exposes/Header.tsx';
import { collectEvents } from '../../../../../testing/collectEvents.ts';
import { renderModule } from '../../../../../testing/renderModule.tsx';
import { renderWithFascia } from '../../../../../testing/renderWithFascia.tsx';
import { serveShop } from '../../../../../testing/shopServer.ts';
import { WhenDrawn } from '../../../../../testing/WhenDrawn.tsx';
import { DrillDown } from './DrillDown.tsx';

const { hold, callsTo } = serveShop();
const opened = collectEvents('fascia:flyout-open');
const closed = collectEvents('fascia:flyout-close');

const item = (name: string) => screen.getByRole('link', { name });
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const closedItem = () => document.querySelector('[data-item="categories"]');
const button = (title: string) => screen.findByRole('button', { name: `${title}: Untermenü` });

async function openDrawer(visitor: ReturnType<typeof userEvent.setup>) {
  await renderModule(header, { platform: 'SMARTPHONE' });
  await visitor.click(screen.getByRole('button', { name: 'Menü' }));
  await button('Kategorien');
}

/** Opens the drawer on a subpage while the navigation is loading. The returned function sends the response. */
async function openEarly() {
  window.history.replaceState(null, '', '/category/mugs-cups');
  const respond = hold('/jsonflyoutnavigation');
  await renderModule(header, { platform: 'MATCH' });
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  expect(item('Kategorien')).toBeVisible();
  return respond;
}

async function leaveLevel(visitor: ReturnType<typeof userEvent.setup>) {
  await openDrawer(visitor);
  await visitor.click(await button('Kategorien'));
  await visitor.click(await button('Küche'));
  await visitor.keyboard('{Escape}');
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('shows one level at a time below a back button and the parent’s title (NAV-18, NAV-22)', async () => {
  const visitor = userEvent.setup();
  await openDrawer(visitor);
  expect(document.body).toHaveClass('header2020-flyout-open');
  await visitor.click(await button('Kategorien'));
  expect(part('drill-back')).toHaveFocus();
  expect(item('Kategorien')).toHaveAttribute('href', '/category/all');
  expect(screen.queryByRole('link', { name: 'Kaffee' })).toBeNull();
  await visitor.click(await button('Küche'));
  expect(item('Küche')).toHaveAttribute('href', '/category/kitchen');
  await visitor.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await button('Küche')).toHaveFocus();
  await visitor.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await button('Kategorien')).toHaveFocus();
  expect(opened.map(({ flyout }) => flyout)).toEqual(['navigation', 'categories']);
  expect(closed.map(({ flyout }) => flyout)).toEqual(['categories']);
});

test('opens the level below on a click on an item (NAV-12, NAV-18)', async () => {
  const visitor = userEvent.setup();
  await openDrawer(visitor);
  await visitor.click(item('Themenwelten'));
  expect(document.querySelectorAll('[data-part="theme-section"]')).toHaveLength(4);
});

test('traps the focus and returns it to the menu button', async () => {
  const visitor = userEvent.setup();
  await openDrawer(visitor);
  const drawer = screen.getByRole('dialog');
  for (let stop = 0; stop < 8; stop += 1) {
    await visitor.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
  await visitor.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Menü' })).toHaveFocus();
  expect(document.body).not.toHaveClass('header2020-flyout-open');
});

describe('a drawer that is opened before the response', () => {
  test('changes to the level of the page (NAV-04)', async () => {
    const respond = await openEarly();
    expect(part('drill-back')).toBeNull();
    respond();
    expect(await screen.findByRole('link', { current: 'page' })).toBeVisible();
    expect(part('drill-back')).toBeVisible();
  });

  test('does not change its level while the focus is in it (NAV-04)', async () => {
    const respond = await openEarly();
    item('Kategorien').focus();
    respond();
    expect(await button('Kategorien')).toBeVisible();
    expect(item('Kategorien')).toHaveFocus();
  });
});

test('opens the level of the page (NAV-04)', async () => {
  window.history.replaceState(null, '', '/category/mugs-cups');
  const visitor = userEvent.setup();
  await renderModule(header, { platform: 'MATCH' });
  await waitFor(() => expect(callsTo('/jsonflyoutnavigation')).toHaveLength(1));
  await waitFor(() => expect(closedItem()).toHaveAttribute('target', '_self'));
  await visitor.click(screen.getByRole('button', { name: 'Menü' }));
  expect(await screen.findByRole('link', { current: 'page' })).toHaveAttribute(
    'href',
    '/category/mugs-cups',
  );
});

describe('a reopened drawer', () => {
  test('shows the last level of the same page without an animation (NAV-43)', async () => {
    const visitor = userEvent.setup();
    await leaveLevel(visitor);
    await visitor.click(screen.getByRole('button', { name: 'Menü' }));
    expect(item('Küche')).toHaveAttribute('href', '/category/kitchen');
    expect(part('flyout')).not.toHaveAttribute('data-direction');
  });

  test('shows the level of another page (NAV-43)', async () => {
    const visitor = userEvent.setup();
    await leaveLevel(visitor);
    act(() => {
      window.history.pushState(null, '', '/help');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await visitor.click(screen.getByRole('button', { name: 'Menü' }));
    expect(closedItem()).toBeInTheDocument();
  });
});

const drawer = () => screen.getByRole('dialog');

test('follows a finger as soon as the levels are rendered (NAV-42)', async () => {
  const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 100 };
  const swipe = () => {
    fireEvent.pointerDown(drawer(), { ...touch, clientX: 250 });
    fireEvent.pointerMove(drawer(), { ...touch, clientX: 140 });
  };
  await renderWithFascia(
    <dialog open>
      <WhenDrawn run={swipe}>
        <DrillDown items={[]} open />
      </WhenDrawn>
    </dialog>,
  );
  expect(drawer().style.translate).toBe('-110px');
});
