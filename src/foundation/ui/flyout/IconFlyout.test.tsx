import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { collectErrors } from '../../../testing/collectEvents.ts';
import { stopTime } from '../../../testing/fakeClock.ts';
import { renderWithFascia } from '../../../testing/renderWithFascia.tsx';
import { lazyPart } from '../../async/lazyPart.ts';
import { FlyoutFrame } from './FlyoutFrame.tsx';
import { IconFlyout, type FlyoutPanelProps } from './IconFlyout.tsx';

const errors = collectErrors();

/** Stands in for another page, because jsdom navigates only to fragments. */
const TARGET = '#stores';

const Panel = (frame: FlyoutPanelProps) => (
  <FlyoutFrame name="store-finder" label="Filialen" {...frame}>
    Alle Filialen
  </FlyoutFrame>
);
const FailingPanel = () => {
  throw new RangeError('The panel cannot be rendered');
};

/** Renders the icon and returns its link and the import of its panel. */
async function renderIcon(importPanel: () => Promise<typeof Panel> = async () => Panel) {
  const importCode = jest.fn(importPanel);
  const panel = lazyPart({ module: 'header', operation: 'test flyout' }, importCode);
  await renderWithFascia(
    <IconFlyout part="icon-test" href={TARGET} glyph={MapPin} label="Filialen" panel={panel} />,
  );
  return { icon: screen.getByRole('link', { name: 'Filialen' }), importCode };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Clicks and waits for the code. Returns whether the browser would follow the link. */
async function click(icon: HTMLElement, options: MouseEventInit = {}): Promise<boolean> {
  const event = createEvent.click(icon, options);
  let isFollowed = false;
  const follow = (click: Event) => {
    isFollowed = !click.defaultPrevented;
    click.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent(icon, event);
  await pass(0);
  return isFollowed;
}

beforeEach(() => stopTime());
afterEach(async () => {
  jest.restoreAllMocks();
  if (!window.location.hash) return;
  // jsdom dispatches `hashchange` later, which would close the flyout of the next test.
  const hashChanged = new Promise<void>((resolve) => {
    window.addEventListener('hashchange', ({ newURL }) => newURL.endsWith(TARGET) || resolve());
  });
  window.location.hash = '';
  await hashChanged;
});

test.each([
  ['the pointer', (icon: HTMLElement) => fireEvent.pointerEnter(icon)],
  ['the focus', (icon: HTMLElement) => act(() => icon.focus())],
])('%s loads the panel without opening it', async (_, approach) => {
  const { icon, importCode } = await renderIcon();
  expect(importCode).not.toHaveBeenCalled();
  approach(icon);
  await pass(0);
  expect(importCode).toHaveBeenCalledTimes(1);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a click opens the panel, and the next click closes it', async () => {
  const { icon } = await renderIcon();
  expect(await click(icon)).toBe(false);
  expect(screen.getByRole('region', { name: 'Filialen' })).toBeVisible();
  expect(icon).toHaveAttribute('aria-expanded', 'true');
  expect(icon.getAttribute('aria-controls')).toBe(screen.getByRole('region').id);
  expect(await click(icon)).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.hash).toBe('');
});

test('the second click of a double click is ignored', async () => {
  const { icon } = await renderIcon();
  await click(icon, { detail: 1 });
  expect(await click(icon, { detail: 2 })).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'true');
});

/** Taps with a finger or a pen. Returns whether the browser would follow the link. */
async function tap(
  icon: HTMLElement,
  options: MouseEventInit = {},
  pointerType = 'touch',
): Promise<boolean> {
  fireEvent.pointerDown(icon, { pointerType });
  return click(icon, options);
}

/** Presses a key. Returns whether the browser would scroll the page. */
async function press(icon: HTMLElement, init: KeyboardEventInit): Promise<boolean> {
  const isScrolled = fireEvent.keyDown(icon, init);
  await pass(0);
  return isScrolled;
}

// HEAD-25
test('Space opens and closes the panel and does not scroll the page', async () => {
  const { icon } = await renderIcon();
  expect(await press(icon, { key: ' ' })).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'true');
  expect(await press(icon, { key: ' ', repeat: true })).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'true');
  expect(await press(icon, { key: ' ' })).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  expect(await press(icon, { key: ' ', shiftKey: true })).toBe(true);
});

// HEAD-25
test.each(['touch', 'pen'])(
  'the first tap (%s) opens the panel, and the second follows the link',
  async (pointerType) => {
    const { icon } = await renderIcon();
    expect(await tap(icon, {}, pointerType)).toBe(false);
    expect(screen.getByRole('region', { name: 'Filialen' })).toBeVisible();
    expect(await tap(icon, {}, pointerType)).toBe(true);
  },
);

test('a quick second tap follows the link (HEAD-25)', async () => {
  const { icon } = await renderIcon();
  await tap(icon, { detail: 1 });
  expect(await tap(icon, { detail: 2 })).toBe(true);
});

test('a tap opens a closed panel again (HEAD-25)', async () => {
  const { icon } = await renderIcon();
  await tap(icon);
  act(() => screen.getByRole('button', { name: 'Schließen' }).click());
  expect(await tap(icon)).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'true');
});

test('a mouse or keyboard click closes the panel, even if a tap opened it (HEAD-25)', async () => {
  const { icon } = await renderIcon();
  await tap(icon);
  expect(await click(icon)).toBe(false);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
});

test('a click with a modifier key follows the link without loading the panel', async () => {
  const { icon, importCode } = await renderIcon();
  expect(await click(icon, { ctrlKey: true })).toBe(true);
  expect(importCode).not.toHaveBeenCalled();
});

test('a click follows the link if the panel is not loaded within 2.5 s (HEAD-08, HEAD-24)', async () => {
  const { icon } = await renderIcon(() => new Promise(() => {}));
  expect(await click(icon)).toBe(false);
  await pass(2499);
  expect(window.location.hash).toBe('');
  await pass(1);
  expect(window.location.hash).toBe(TARGET);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
});

test('reports once for several clicks that a panel cannot be loaded (HEAD-24)', async () => {
  const { icon } = await renderIcon(async () => {
    throw new Error('The chunk could not be loaded');
  });
  await click(icon);
  await pass(5000);
  expect(window.location.hash).toBe(TARGET);
  await click(icon);
  await pass(5000);
  expect(errors).toEqual([expect.objectContaining({ operation: 'test flyout' })]);
});

test('an icon whose panel fails while rendering becomes a plain link (HEAD-24)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs caught errors.
  const { icon } = await renderIcon(async () => FailingPanel);
  await click(icon);
  expect(errors).toEqual([
    { module: 'header', operation: 'icon-test flyout', message: 'RangeError' },
  ]);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  expect(await click(icon)).toBe(true);
});

// HEAD-31
test("a second press follows the link while the panel's code is pending", async () => {
  const { icon } = await renderIcon(() => new Promise(() => {}));
  expect(await click(icon, { detail: 1 })).toBe(false);
  expect(await click(icon, { detail: 2 })).toBe(false);
  expect(await click(icon, { detail: 1 })).toBe(true);
});

// HEAD-153
test.each([
  ['loaded', async () => Panel],
  ['pending', () => new Promise<never>(() => {})],
] as const)('a press has no effect on the next page if the code is %s', async (_, importPanel) => {
  const { icon } = await renderIcon(importPanel);
  fireEvent.click(icon);
  window.history.pushState(null, '', '/coffee');
  await pass(2500);
  expect(icon).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.hash).toBe('');
  window.history.replaceState(null, '', '/');
});
