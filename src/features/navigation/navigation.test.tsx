import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectEvents } from '../../testing/collectEvents.ts';
import { stopTime } from '../../testing/fakeClock.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
const opened = collectEvents('fascia:flyout-open');
const closed = collectEvents('fascia:flyout-close');

const item = (name: string) => screen.getByRole('link', { name });
const flyout = (name: string) => document.querySelector(`[data-flyout="${name}"]`);
const button = (title: string) => screen.findByRole('button', { name: `${title}: Untermenü` });

/** Renders a header and waits for its navigation and theme worlds. */
async function renderHeader(settings: header.HeaderSettings = {}) {
  await renderModule(header, { platform: 'CLASSIC', ...settings });
  await button('Sale');
  await button('Themenwelten');
}

describe('By keyboard', () => {
  test('a button beside the item opens and closes its flyout (NAV-12, NAV-22)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    const toggle = await button('Kaffee');
    act(() => toggle.focus());
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    expect(flyout('coffee')).toBeVisible();
    expect(toggle.getAttribute('aria-controls')).toBe(flyout('coffee')?.id);
    await visitor.keyboard(' ');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(flyout('coffee')).not.toBeVisible();
    expect(item('Kaffee')).toHaveAttribute('href', '/category/coffee');
  });

  test('Escape closes the flyout and returns the focus to the button (NAV-14)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    await visitor.click(await button('Kategorien'));
    await waitFor(() => expect(flyout('categories')).toBeVisible());
    expect(document.body).toHaveClass('header2020-flyout-open');
    expect(screen.getByRole('banner').style.getPropertyValue('--fascia-flyout-height')).toBe(
      `${window.innerHeight}px`,
    );
    await visitor.tab();
    await visitor.keyboard('{Escape}');
    expect(flyout('categories')).not.toBeVisible();
    expect(await button('Kategorien')).toHaveFocus();
    expect(document.body).not.toHaveClass('header2020-flyout-open');
    expect([opened, closed]).toEqual([[{ flyout: 'categories' }], [{ flyout: 'categories' }]]);
  });

  test('the arrow keys move the focus along the items, into the flyout and from level to level', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    act(() => item('Themenwelten').focus());
    await visitor.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Kategorien')).toHaveFocus());
    await visitor.keyboard('{End}');
    expect(item('Sale')).toHaveFocus();
    await visitor.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(item('Kategorien')).toHaveFocus();
    await visitor.keyboard('{ArrowDown}');
    await waitFor(() => expect(flyout('categories')).toBeVisible());
    await visitor.keyboard('{ArrowDown}');
    expect(item('Küche')).toHaveFocus();
    await visitor.keyboard('{ArrowDown}');
    expect(item('Wohnen')).toHaveFocus();
    await visitor.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(item('Kaffeezubereitung')).toHaveFocus();
    await visitor.keyboard('{ArrowLeft}');
    expect(item('Küche')).toHaveFocus();
    await visitor.keyboard('{ArrowUp}');
    expect(await button('Kategorien')).toHaveFocus();
  });
});

describe('By pointer', () => {
  test('an item opens when the pointer rests on it, and closes when it leaves (NAV-11, NAV-14)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    await visitor.hover(item('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).toBeVisible());
    await visitor.unhover(item('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).not.toBeVisible());
  });

  test('over the overlay it closes after 1000 ms (NAV-14)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    await visitor.click(await button('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).toBeVisible());
    const overlay = flyout('coffee')?.nextElementSibling as HTMLElement;
    stopTime();
    fireEvent.pointerEnter(overlay);
    act(() => void jest.advanceTimersByTime(999));
    expect(flyout('coffee')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(flyout('coffee')).not.toBeVisible();
  });

  // NAV-12
  test('a pen that hovers opens and closes nothing', async () => {
    await renderHeader();
    await userEvent.click(await button('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).toBeVisible());
    const overlay = flyout('coffee')?.nextElementSibling as HTMLElement;
    stopTime();
    fireEvent.pointerEnter(overlay, { pointerType: 'pen' });
    fireEvent.pointerEnter(item('Sale').closest('li') as Element, { pointerType: 'pen' });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(flyout('coffee')).toBeVisible();
    expect(flyout('sale')).not.toBeVisible();
  });

  test('only one flyout is open; content that was opened once stays rendered (NAV-17)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    await visitor.click(await button('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).toBeVisible());
    await visitor.click(await button('Sale'));
    await waitFor(() => expect(flyout('sale')).toBeVisible());
    expect(flyout('coffee')).not.toBeVisible();
    expect(flyout('coffee')).toHaveTextContent('Röstkaffee');
    expect(flyout('categories')).toBeEmptyDOMElement();
  });

  test('the first tap opens the flyout, the second follows the link (NAV-12)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    const followed = jest.fn();
    const follow = (event: Event) => {
      if (!event.defaultPrevented) followed();
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await visitor.pointer([{ keys: '[TouchA]', target: item('Kaffee') }]);
    await waitFor(() => expect(flyout('coffee')).toBeVisible());
    expect(followed).not.toHaveBeenCalled();
    await visitor.pointer([{ keys: '[TouchA]', target: item('Kaffee') }]);
    expect(followed).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', follow);
  });
});

test('Under a sticky header the page does not scroll while a flyout is open', async () => {
  const visitor = userEvent.setup();
  await renderHeader({ sticky: true });
  await visitor.click(await button('Kaffee'));
  await waitFor(() => expect(flyout('coffee')).toBeVisible());
  expect(document.body.style.overflowY).toBe('hidden');
  await visitor.keyboard('{Escape}');
  expect(document.body.style.overflowY).toBe('');
});

describe('On the page of an item', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  // NAV-71
  test.each(['CLASSIC', 'SMARTPHONE'] as const)(
    'its link has aria-current on %s',
    async (platform) => {
      window.history.replaceState(null, '', '/category/coffee');
      await renderModule(header, { platform });
      if (platform === 'SMARTPHONE') {
        await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
      }
      expect(screen.getAllByRole('link', { current: 'page' })).toEqual([item('Kaffee')]);
    },
  );
});
