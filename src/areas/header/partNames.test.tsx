import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as header from '../../exposes/Header.tsx';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderModule } from '../../testing/renderModule.tsx';
import { setBrowser } from '../../testing/setBrowser.ts';
import { serveShop } from '../../testing/shopServer.ts';

serveShop();
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Jest compiles the code of a flyout on its first import, which can take seconds. */
const CODE_TIMEOUT_MS = 15_000;

/** Opens an icon's flyout after its code has been loaded, because a click waits for only 2.5 s. */
async function openFlyout(icon: string): Promise<void> {
  const link = part(icon) as HTMLElement;
  await userEvent.hover(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-controls'), { timeout: CODE_TIMEOUT_MS });
  await userEvent.click(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'));
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['icon-search', 'search'],
  ['icon-store-finder', 'store-finder'],
  ['icon-user', 'account'],
  ['icon-cart', 'cart'],
])(
  '%s opens the flyout %s, whose close button has its part name (HEAD-23)',
  async (icon, flyout) => {
    await renderModule(header, {});
    await openFlyout(icon);
    const panel = document.querySelector(`[data-flyout="${flyout}"]`);
    expect(panel).toBeVisible();
    expect(part(icon)?.tagName).toBe('A');
    expect(panel).toHaveAttribute('data-part', 'flyout');
    expect(panel?.querySelector('[data-part="flyout-close"]')?.tagName).toBe('BUTTON');
  },
  CODE_TIMEOUT_MS,
);

test(
  'the other parts of the header have their part names (HEAD-23)',
  async () => {
    setBrowser('userAgent', 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile');
    window.history.replaceState(null, '', '/product/1');
    await renderModule(header, { platform: 'MATCH' });
    await openFlyout('icon-store-finder');
    await waitFor(() => expect(part('app-banner')).toBeVisible(), { timeout: CODE_TIMEOUT_MS });
    expect(part('logo')?.tagName).toBe('A');
    expect(part('back')?.tagName).toBe('BUTTON');
    expect(part('store-input')?.tagName).toBe('INPUT');
    expect(part('app-banner-close')?.tagName).toBe('BUTTON');
    expect(errors).toEqual([]);
  },
  CODE_TIMEOUT_MS,
);

test('the secure-purchase hint of a reduced header has its part name (HEAD-23)', async () => {
  await renderModule(header, { reduced: true });
  expect(part('secure-hint')).toBeVisible();
});
