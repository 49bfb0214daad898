import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithFascia } from '../../../../testing/renderWithFascia.tsx';
import type { Promotion } from '../services/promotionSchema.ts';
import { PromotionView } from './PromotionView.tsx';

const NAME = 'Ganzen Text anzeigen';
const theme = { name: 'light', isDark: false, background: undefined, text: undefined } as const;
const legal = { text: 'Nur online', hint: 'Bedingungen', shortHint: undefined };

const promotions: Record<string, Promotion> = {
  'top banner': {
    kind: 'topBanner',
    headline: 'Lange Überschrift',
    shortText: undefined,
    longText: 'Langer Text mit <a href="/a">Link</a>',
    offer: { kind: 'voucher', code: 'LANG', instruction: 'Lange Anleitung' },
    legal,
    theme,
  },
  'category banner': {
    kind: 'categoryBanner',
    headline: 'Lange Überschrift',
    subline: 'Lange Unterzeile',
    cutouts: [],
    url: '/coffee',
    legal,
    theme,
  },
  'phase-integration block': {
    kind: 'phaseIntegration',
    headline: 'Lange Überschrift',
    subline: 'Lange Unterzeile',
    image: undefined,
    url: '/phase',
    linkText: 'Langer Link',
    theme,
  },
  'benefits strip': {
    kind: 'benefits',
    links: [
      { url: '/a', text: 'Langer Vorteil', isBold: false },
      { url: undefined, text: 'Noch ein langer Vorteil', isBold: true },
    ],
  },
};

// Simulates the layout of all elements, because jsdom has no layout.
let areLinesCut = true;
let areWordsCut = false;
type Size = 'scrollHeight' | 'clientHeight' | 'scrollWidth' | 'clientWidth';
const layout = (property: Size, size: () => number) =>
  Object.defineProperty(Element.prototype, property, { configurable: true, get: size });

beforeAll(() => {
  layout('scrollHeight', () => (areLinesCut ? 60 : 20));
  layout('clientHeight', () => 20);
  layout('scrollWidth', () => (areWordsCut ? 300 : 200));
  layout('clientWidth', () => 200);
});
beforeEach(() => {
  areLinesCut = true;
  areWordsCut = false;
});

const view = (promotion: Promotion) => <PromotionView promotion={promotion} layout="wide" />;
const fullText = () => document.querySelector<HTMLElement>('[data-part="full-text"]');
const toggle = () => screen.queryByRole('button', { name: NAME });

test.each(Object.keys(promotions))(
  'a button opens all texts of a %s if one of them is cut (PROMO-37)',
  async (name) => {
    const visitor = userEvent.setup();
    const promotion = promotions[name] as Promotion;
    await renderWithFascia(view(promotion));
    expect(fullText()).not.toBeVisible();
    await visitor.click(toggle() as HTMLElement);
    const texts = JSON.stringify(promotion).match(/Lang[^"<]*|Noch[^"]*/g) ?? [];
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(fullText()).toHaveTextContent(text.trim());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(toggle()).toHaveAttribute('aria-controls', fullText()?.id);
    await visitor.keyboard('{Escape}');
    expect(fullText()).not.toBeVisible();
    expect(toggle()).toHaveFocus();
    await visitor.keyboard('{Enter}');
    expect(fullText()).toBeVisible();
  },
);

test('renders no button if all texts fit (PROMO-37)', async () => {
  areLinesCut = false;
  await renderWithFascia(view(promotions['top banner'] as Promotion));
  expect(toggle()).toBeNull();
  expect(fullText()).toBeNull();
});

test('renders the button for a word that is wider than the banner (PROMO-37)', async () => {
  [areLinesCut, areWordsCut] = [false, true];
  await renderWithFascia(view(promotions['top banner'] as Promotion));
  expect(toggle()).toBeVisible();
});

describe('The button for the full text', () => {
  let observers: (() => void)[] = [];
  beforeAll(() => {
    Object.defineProperty(Document.prototype, 'fonts', { value: new EventTarget() });
  });
  beforeEach(() => {
    class FakeResizeObserver {
      readonly #listener: () => void;
      constructor(listener: () => void) {
        this.#listener = listener;
      }
      observe() {
        observers.push(this.#listener);
      }
      disconnect() {
        observers = observers.filter((listener) => listener !== this.#listener);
      }
    }
    Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'ResizeObserver'));

  const banner = promotions['phase-integration block'] as Promotion;
  const open = () => act(() => renderWithFascia(view(banner)));

  test.each<[string, () => unknown]>([
    ['the banner’s size changes', () => observers.forEach((notify) => notify())],
    ['a font loads late', () => document.fonts.dispatchEvent(new Event('loadingdone'))],
  ])('is updated when %s (PROMO-37)', async (_, change) => {
    await open();
    areLinesCut = false;
    await act(async () => void change());
    expect(toggle()).toBeNull();
    areLinesCut = true;
    await act(async () => void change());
    expect(toggle()).toBeVisible();
  });

  test('is updated when the banner’s text changes (PROMO-37)', async () => {
    const { rerender } = await open();
    areLinesCut = false;
    await act(async () => rerender(view({ ...banner, headline: 'Kurz' } as Promotion)));
    expect(toggle()).toBeNull();
  });
});

test('the full text closes when the page scrolls down or the legal text opens (PROMO-23, PROMO-37)', async () => {
  const visitor = userEvent.setup();
  await renderWithFascia(view(promotions['top banner'] as Promotion));
  await visitor.click(toggle() as HTMLElement);
  await visitor.click(screen.getByRole('button', { name: 'Bedingungen' }));
  expect(fullText()).not.toBeVisible();
  await visitor.click(toggle() as HTMLElement);
  expect(document.querySelector('[data-part="legal-text"]')).not.toBeVisible();
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: 10, configurable: true });
    fireEvent.scroll(window);
  });
  expect(fullText()).not.toBeVisible();
});

test('the full text contains the links and markup of the banner (PROMO-25, PROMO-37)', async () => {
  await renderWithFascia(view(promotions['top banner'] as Promotion));
  await userEvent.click(toggle() as HTMLElement);
  const link = await within(fullText() as HTMLElement).findByRole('link', { name: 'Link' });
  expect(link).toHaveAttribute('href', '/a');
});
