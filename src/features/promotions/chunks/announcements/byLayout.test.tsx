import { FasciaProvider } from '../../../../app/ModuleShell.tsx';
import { pageTexts } from '../../../../foundation/i18n/lazyTexts.ts';
import {
  type HeaderLayout,
  useLayout,
  usePlatform,
} from '../../../../foundation/browser/hooks/platform.ts';
import '../../../../testing/freshPage.ts';
import { serve } from '../../../../testing/hydrateMarkup.tsx';
import type { Promotion } from '../services/promotionSchema.ts';
import { PromotionView } from './PromotionView.tsx';

const legal = { text: 'Nicht kombinierbar.', hint: 'Bedingungen', shortHint: 'Bed.' };
const theme = { name: 'light' as const, isDark: false, background: undefined, text: undefined };
const voucher = { kind: 'voucher' as const, code: 'HERBST', instruction: 'An der Kasse' };
const texts = { headline: 'Herbst', shortText: 'Kurz', longText: 'Lang und breit' };
const topBanner: Promotion = { kind: 'topBanner', ...texts, offer: voucher, legal, theme };
const category = { headline: 'Tee', subline: undefined, url: '/tee', cutouts: [], legal, theme };
const categoryBanner: Promotion = { kind: 'categoryBanner', ...category };

function Page({ promotion }: { promotion: Promotion }) {
  const layout = useLayout(undefined, usePlatform(undefined));
  return (
    <FasciaProvider locale="de-DE" frame={null}>
      <PromotionView promotion={promotion} layout={layout} />
    </FasciaProvider>
  );
}

async function serveBanner(promotion: Promotion, width: number) {
  await pageTexts('de-DE').load();
  return serve(<Page promotion={promotion} />, width);
}

/** The texts that are specific to a layout. */
const variants = (container: HTMLElement, layout: HeaderLayout) =>
  [...container.querySelectorAll(`.${layout}`)].map(({ textContent }) => textContent);

/** Texts and buttons that hydration removes until they are needed (PROMO-23). */
const isForPagesWithoutScripts = (element: Element) =>
  element.closest('[data-state="static"], [data-part="full-text-toggle"]') !== null ||
  element.matches('[hidden]');

// SSR-10
test('renders the texts of both layouts with their classes on a server', async () => {
  const { container } = await serveBanner(topBanner, 375);
  expect(variants(container, 'mobile')).toEqual(['Kurz', 'An der Kasse', 'Bed.']);
  expect(variants(container, 'wide')).toEqual(['Lang und breit', 'An der Kasse', 'Bedingungen']);
});

// SSR-10
describe.each([
  ['top banner', topBanner, 3],
  ['category banner', categoryBanner, 1],
] as const)('The %s', (_, promotion, count) => {
  test.each([
    [375, 'mobile', 'wide'],
    [1500, 'wide', 'mobile'],
  ] as const)(
    'keeps only the texts of its layout when it hydrates in a window of %i px',
    async (width, kept, gone) => {
      const { container, served, hydrate } = await serveBanner(promotion, width);
      const before = variants(container, kept);
      const shown = served.filter((element) => !isForPagesWithoutScripts(element));
      expect(before).toHaveLength(count);
      expect(await hydrate()).toEqual([]);
      expect(variants(container, kept)).toEqual(before);
      expect(variants(container, gone)).toEqual([]);
      const removed = shown.filter((element) => !element.isConnected);
      expect(removed.map(({ classList }) => classList.contains(gone))).toEqual(
        Array.from({ length: count }, () => true),
      );
    },
  );
});

// SSR-10
test('renders a text only once if both layouts share it', async () => {
  const { container } = await serveBanner({ ...topBanner, shortText: undefined }, 375);
  for (const panel of container.querySelectorAll('[data-state="static"]')) panel.remove();
  expect(container.textContent?.match(/Lang und breit/g)).toHaveLength(1);
});
