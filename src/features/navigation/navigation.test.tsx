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

describe('with the keyboard', () => {
  test('opens and closes a flyout with the button next to its item (NAV-12, NAV-22)', async () => {
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

  test('closes the flyout on Escape and returns the focus to the button (NAV-14)', async () => {
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

  test('moves the focus between items, into the flyout and between levels with the arrow keys', async () => {
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

describe('with a pointer', () => {
  test('opens a flyout when the pointer rests and closes it when the pointer leaves (NAV-11, NAV-14)', async () => {
    const visitor = userEvent.setup();
    await renderHeader();
    await visitor.hover(item('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).toBeVisible());
    await visitor.unhover(item('Kaffee'));
    await waitFor(() => expect(flyout('coffee')).not.toBeVisible());
  });

  test('closes the flyout when the pointer has been over the overlay for 1000 ms (NAV-14)', async () => {
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
  test('ignores a hovering pen', async () => {
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

  test('opens one flyout at a time and does not unmount opened content (NAV-17)', async () => {
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

  test('opens the flyout on the first tap and follows the link on the second (NAV-12)', async () => {
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

test('prevents page scrolling while a flyout of a sticky header is open', async () => {
  const visitor = userEvent.setup();
  await renderHeader({ sticky: true });
  await visitor.click(await button('Kaffee'));
  await waitFor(() => expect(flyout('coffee')).toBeVisible());
  expect(document.body.style.overflowY).toBe('hidden');
  await visitor.keyboard('{Escape}');
  expect(document.body.style.overflowY).toBe('');
});

describe('on the page of an item', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  // NAV-71
  test.each(['CLASSIC', 'SMARTPHONE'] as const)(
    'sets aria-current on the item’s link on %s',
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
