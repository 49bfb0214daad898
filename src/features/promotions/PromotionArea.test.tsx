import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PromotionTags } from './promotion.ts';
import { PromotionArea } from './PromotionArea.tsx';
import { siteCodes, sites, type Site } from '../../foundation/sites/sites.ts';
import { collectErrors } from '../../testing/collectEvents.ts';
import { renderWithFascia } from '../../testing/renderWithFascia.tsx';
import { serveShop } from '../../testing/shopServer.ts';

const { shop, calls, use } = serveShop({ now: () => new Date('2026-11-21T10:00:00Z') });
const errors = collectErrors();

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const appeared = (name: string) =>
  waitFor(() => {
    const found = part(name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  });

interface Settings {
  site?: Site;
  tags?: PromotionTags;
  categoryPromotionId?: string;
}

const area = ({ tags, categoryPromotionId }: Settings, mobile = false) => (
  <PromotionArea tags={tags} categoryPromotionId={categoryPromotionId} mobile={mobile} />
);
const show = (given: Settings = {}, mobile = false) =>
  renderWithFascia(area(given, mobile), given.site && { site: given.site });

const asked = () =>
  calls.map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''));

function answerWith(type: string, content: object) {
  const contentJSON = JSON.stringify(content);
  use(http.get('*/promotion/api/promotion/*', () => HttpResponse.json({ type, contentJSON })));
}

describe('A shopper sees', () => {
  test('the four kinds, each in its place and in this order', async () => {
    await show({ categoryPromotionId: 'category_coffee' });
    const parts = ['top-banner', 'pi-banner', 'category-banner', 'benefits'];
    for (const name of parts) await appeared(name);
    const places = Array.from(part('promotion-area')?.children ?? []);
    expect(places.map((place) => place.firstElementChild?.getAttribute('data-part'))).toEqual(
      parts,
    );
    expect(errors).toEqual([]);
  });

  test('a voucher with its code and what to do with it, and no button', async () => {
    await show();
    expect(await appeared('promo-code')).toHaveTextContent('COZY10');
    expect(part('top-banner')).toHaveTextContent('an der Kasse eingeben');
    expect(part('cta')).toBeNull();
  });

  test('a button where there is no voucher, as a link', async () => {
    await show({ tags: { allOf: ['button'] } });
    expect(await appeared('cta')).toHaveAttribute('href', '/category/all');
    expect(part('top-banner')).toHaveAttribute('data-theme', 'dark');
    expect(part('promo-code')).toBeNull();
    expect(part('legal-toggle')).toBeNull();
  });

  test('the long text with its markup on wide pages, the short one on narrow ones', async () => {
    const { rerender } = await show();
    await appeared('top-banner');
    expect(await screen.findByText('10 % auf alle Kaffees', { selector: 'b' })).toBeVisible();
    rerender(area({}, true));
    expect(screen.getByText('10 % auf alle Kaffees', { selector: 'p' })).toBeVisible();
  });

  test('tags of a short text as they stand: it is text', async () => {
    answerWith('ApiTopBannerPromotion', { promotionShortText: '<b>1</b>', promotionLongText: '2' });
    await show({}, true);
    expect(await screen.findAllByText('<b>1</b>')).not.toHaveLength(0);
  });

  test('the benefits as links, the first in bold', async () => {
    await show();
    const strip = within(await appeared('benefits'));
    expect(strip.getAllByRole('link')).toHaveLength(4);
    expect(strip.getByRole('link', { name: 'Gratis Versand ab 20 €' })).toHaveClass('bold');
    expect(strip.getByRole('link', { name: '30 Tage Rückgaberecht' })).not.toHaveClass('bold');
  });

  test('the category’s picture for the window, and its words as a link', async () => {
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

  test('the phase with picture, two lines and a link', async () => {
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

  test('a kind in any place: the answer decides, not the id', async () => {
    answerWith('ApiPiPromotion', { headline: 'Phase', linkURL: '/phase' });
    await show();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Phase' })).toHaveLength(3));
  });

  test.each(siteCodes)('the promotions of %s in its language', async (site) => {
    const { store } = await show({ site });
    await appeared('benefits');
    await appeared('top-banner');
    expect(store.getState().promotions.openLegalText).toBeNull();
    expect(part('copy-code')?.getAttribute('aria-label')).toContain('COZY10');
    expect(calls.map((call) => call.headers.get('X-Hunter-Site'))).toEqual([site, site, site]);
    expect(sites[site].locale).toBeDefined();
  });
});

describe('Where there is nothing to show', () => {
  test('every place is held, from the first drawing on', async () => {
    shop.faults.set('promotion', { kind: 'status', status: 404 });
    await show({ categoryPromotionId: 'category_coffee' });
    expect(part('promotion-area')?.children).toHaveLength(4);
    await waitFor(() => expect(asked()).toHaveLength(4));
    expect(part('promotion-area')?.children).toHaveLength(4);
    expect(part('promotion-area')).toHaveTextContent('');
  });

  test.each(['status', 'cut', 'html', 'nonsense'] as const)(
    'because the service fails (%s), it is told for each, and nothing is shown',
    async (kind) => {
      shop.faults.set('promotion', kind === 'status' ? { kind, status: 500 } : { kind });
      await show();
      await waitFor(() => expect(errors).toHaveLength(3));
      expect(part('promotion-area')).toHaveTextContent('');
    },
  );
});

describe('A host', () => {
  test('without a category promotion has none asked for', async () => {
    await show();
    await waitFor(() =>
      expect(asked().toSorted()).toEqual(['~header_benefits', '~header_pi', '~header_top']),
    );
  });

  test('that changes a tag has all asked anew, and one that names the same tags has not', async () => {
    const { rerender } = await show({ tags: { anyOf: ['voucher', 'button'] } });
    await appeared('promo-code');
    rerender(area({ tags: { anyOf: ['button', 'voucher'] } }));
    expect(part('promo-code')).not.toBeNull();
    expect(asked()).toHaveLength(3);
    rerender(area({ tags: { anyOf: ['button'] } }));
    expect(await appeared('cta')).toBeVisible();
    expect(asked()).toHaveLength(6);
  });

  test('that waits for texts has the places held and the services asked meanwhile', async () => {
    await renderWithFascia(
      <PromotionArea tags={undefined} categoryPromotionId={undefined} mobile={false} empty />,
    );
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(part('promotion-area')?.children).toHaveLength(3);
    expect(part('promotion-area')).toHaveTextContent('');
  });
});
