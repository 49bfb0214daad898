import { jest } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { collectErrors } from '../testing/collectEvents.ts';
import { renderModule } from '../testing/renderModule.tsx';
import { serveShop } from '../testing/shopServer.ts';
import * as footer from './Footer.tsx';
import * as header from './Header.tsx';

serveShop();
const errors = collectErrors();

/** Prevents the navigation after a click, because jsdom does not support navigation. */
const stopNavigation = (event: Event) => event.preventDefault();

beforeEach(() => window.addEventListener('click', stopNavigation));
afterEach(() => window.removeEventListener('click', stopNavigation));

/** Clicks a link. Returns whether the modules leave the navigation to the browser. */
function isLeftToBrowser(link: HTMLElement): boolean {
  const event = createEvent.click(link, { detail: 1 });
  let isPrevented = false;
  document.addEventListener('click', () => (isPrevented = event.defaultPrevented), { once: true });
  fireEvent(link, event);
  return !isPrevented;
}

/** All links except those that open a flyout or the consent settings (FOOT-33). */
const plainLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.ariaExpanded && link.getAttribute('href') !== '#consent-settings');

test.each([
  ['header', header, 8],
  ['footer', footer, 40],
])(
  'lets the browser follow links of the %s without calling navigate (HOST-17)',
  async (_, module, least) => {
    const navigate = jest.fn();
    await renderModule<{ navigate: () => void }>(module, { navigate });
    await waitFor(() => expect(plainLinks().length).toBeGreaterThanOrEqual(least));
    expect(plainLinks().filter((link) => !isLeftToBrowser(link))).toEqual([]);
    expect(navigate).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  },
);
