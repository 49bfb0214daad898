import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HeaderLayout } from '../../foundation/browser/hooks/platform.ts';
import type { Site } from '../../foundation/sites/sites.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { slotElements } from '../../testing/promotionPages.tsx';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';
import type { Promotion } from './chunks/services/promotionSchema.ts';
import { PromotionArea } from './PromotionArea.tsx';
import { promotions } from './promotions.ts';
import { keyOf, type PromotionTags } from './promotionSource.ts';

const { calls, use } = serveShop({ now: () => new Date('2026-11-21T10:00:00Z') });
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const appeared = (name: string) =>
  waitFor(() => {
    const found = part(name);
    if (!found) throw new Error(`${name} is missing`);
    return found;
  });

interface Settings {
  site?: Site;
  tags?: PromotionTags;
  categoryPromotionId?: string;
}

const area = ({ tags, categoryPromotionId }: Settings, layout: HeaderLayout = 'wide') => (
  <PromotionArea {...{ tags, categoryPromotionId, layout }} />
);
const show = (given: Settings = {}, layout: HeaderLayout = 'wide') =>
  renderWithFascia(area(given, layout), given.site && { site: given.site });

const requestedIds = () =>
  calls.map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''));

function respondWith(type: string, content: object) {
  const contentJSON = JSON.stringify(content);
  use(http.get('*/promotion/api/promotion/*', () => HttpResponse.json({ type, contentJSON })));
}

describe('The promotion area', () => {
  test('shows the four kinds in their slots and in order (PROMO-09, PROMO-26)', async () => {
    await show({ categoryPromotionId: 'category_coffee' });
    const parts = ['top-banner', 'pi-banner', 'category-banner', 'benefits'];
    for (const name of parts) await appeared(name);
    expect(slotElements().map((slot) => slot.firstElementChild?.getAttribute('data-part'))).toEqual(
      parts,
    );
    expect(errors).toEqual([]);
  });

  test('shows a voucher with its code and instruction but no button (PROMO-20)', async () => {
    await show();
    expect(await appeared('promo-code')).toHaveTextContent('COZY10');
    expect(part('top-banner')).toHaveTextContent('an der Kasse eingeben');
    expect(part('cta')).toBeNull();
  });

  test('shows a link button if there is no voucher (PROMO-20)', async () => {
    await show({ tags: { allOf: ['button'] } });
    expect(await appeared('cta')).toHaveAttribute('href', '/category/all');
    expect(part('top-banner')).toHaveAttribute('data-theme', 'dark');
    expect(part('promo-code')).toBeNull();
    expect(part('legal-toggle')).toBeNull();
  });

  test('shows a long text with markup in the wide layout, else a short text (PROMO-12, PROMO-25)', async () => {
    const { rerender } = await show();
    await appeared('top-banner');
    expect(await screen.findByText('10 % auf alle Kaffees', { selector: 'b' })).toBeVisible();
    rerender(area({}, 'mobile'));
    expect(screen.getByText('10 % auf alle Kaffees', { selector: 'p' })).toBeVisible();
  });

  test('shows the benefits as links with the first in bold (PROMO-12)', async () => {
    await show();
    const strip = within(await appeared('benefits'));
    expect(strip.getAllByRole('link')).toHaveLength(4);
    expect(strip.getByRole('link', { name: 'Gratis Versand ab 20 €' })).toHaveClass('bold');
    expect(strip.getByRole('link', { name: '30 Tage Rückgaberecht' })).not.toHaveClass('bold');
  });

  test('shows the category’s picture with its link (PROMO-14)', async () => {
    await show({ categoryPromotionId: 'category_coffee' });
    const banner = await appeared('category-banner');
    expect(within(banner).getByRole('link')).toHaveAttribute('href', '/category/coffee');
    expect(within(banner).getByRole('link')).toHaveAccessibleName(/^Kaffee/);
    expect(banner.querySelector('img')).toHaveAttribute(
      'src',
      '/img/banners/espresso-bar-wide.svg',
    );
    expect(banner.querySelectorAll('source')).toHaveLength(3);
  });

  test('shows the phase-integration block with its picture, texts and link (PROMO-14)', async () => {
    await show();
    const block = await appeared('pi-banner');
    expect(block).toHaveTextContent(
      'Kaffee mit GeschichteVon Kleinbauern, die wir beim Namen kennen',
    );
    expect(within(block).getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute(
      'href',
      '/category/roasts',
    );
    expect(block.querySelector('img')).toHaveAttribute('src', '/img/phases/coffee-harvest.svg');
  });

  test('shows any kind in any slot, depending on the response (PROMO-09, PROMO-14)', async () => {
    respondWith('ApiPiPromotion', { headline: 'Phase', linkURL: '/phase' });
    await show();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Phase' })).toHaveLength(3));
  });

  test('shows relative links of the shop as the editor wrote them (PROMO-25)', async () => {
    respondWith('ApiPiPromotion', { headline: 'Newsletter', linkURL: '/subscribenewsletter' });
    await show();
    const [link] = await screen.findAllByRole('link', { name: 'Newsletter' });
    expect(link).toHaveAttribute('href', '/subscribenewsletter');
  });

  test('shows the site’s promotions in its language (PROMO-01, HOST-27)', async () => {
    await show({ site: 'HU' });
    await appeared('benefits');
    await appeared('top-banner');
    expect(part('copy-code')?.getAttribute('aria-label')).toContain('COZY10');
    expect(calls.map((call) => call.headers.get('X-Hunter-Site'))).toEqual(['HU', 'HU', 'HU']);
  });
});

describe('A host', () => {
  test('that changes its tags, but not their order, causes new requests (PROMO-06)', async () => {
    const { rerender } = await show({ tags: { anyOf: ['voucher', 'button'] } });
    await appeared('promo-code');
    rerender(area({ tags: { anyOf: ['button', 'voucher'] } }));
    expect(part('promo-code')).not.toBeNull();
    expect(requestedIds()).toHaveLength(3);
    rerender(area({ tags: { anyOf: ['button'] } }));
    expect(await appeared('cta')).toBeVisible();
    expect(requestedIds()).toHaveLength(6);
  });

  test('with server-rendered promotions causes no requests for them (PROMO-06)', async () => {
    const key = keyOf({ id: '~header_pi', site: 'DE', query: '' });
    const data: Promotion = {
      kind: 'benefits',
      links: [{ url: '/returns', text: '30 Tage', isBold: false }],
    };
    await renderWithFascia(area({}), {
      before: (store) => store.dispatch(promotions.actions.received({ key, data })),
    });
    expect(await screen.findByRole('link', { name: '30 Tage' })).toBeVisible();
    await appeared('top-banner');
    expect(requestedIds().toSorted()).toEqual(['~header_benefits', '~header_top']);
  });

  test('whose texts are loading reserves the heights and requests the promotions', async () => {
    await renderWithFascia(
      <PromotionArea
        {...{ tags: undefined, categoryPromotionId: undefined, layout: 'wide' }}
        empty
      />,
    );
    await waitFor(() => expect(requestedIds()).toHaveLength(3));
    expect(slotElements()).toHaveLength(3);
    expect(part('promotion-area')).toHaveTextContent('');
  });
});
