/** @jest-environment node */
import { createShop } from '../shop.ts';
import { sites } from '../sites.ts';
import type { Site } from '../sites.ts';
import { createShopper } from '../testing/createShopper.ts';

const PATH = '/service/promotion/api/promotion';
const shopper = createShopper(createShop({ now: () => new Date('2026-11-21T10:00:00Z') }).fetch);

async function getPromotion(id: string, site: Site = 'DE', query = '') {
  const response = await shopper.get(`${PATH}/${id}${query}`, { 'X-Hunter-Site': site });
  if (response.status !== 200) return { status: response.status };
  const { type, contentJSON } = await response.json();
  return { type, content: JSON.parse(contentJSON), text: contentJSON };
}

test.each([
  ['~header_top', 'ApiTopBannerPromotion'],
  ['%7Eheader_benefits', 'ApiHeaderBenefitsPromotion'],
  ['~header_pi', 'ApiPiPromotion'],
  ['category_fashion', 'ApiCategory'],
])('%s has a promotion of its type on every site, in the site’s language', async (id, type) => {
  const texts = new Set<string>();
  for (const site of sites) {
    const { type: found, text } = await getPromotion(id, site);
    expect(found).toBe(type);
    texts.add(text.replaceAll(/\?site=\w+/g, ''));
  }
  expect(texts.size).toBeGreaterThanOrEqual(7);
});

test('an unknown id has no promotion', async () => {
  expect(await getPromotion('category_garden')).toEqual({ status: 404 });
  expect(await getPromotion('toString')).toEqual({ status: 404 });
});

async function codeOf(query: string) {
  const { content, status } = await getPromotion('~header_top', 'DE', query);
  return content ? (content.voucherCode?.code ?? content.ctaButton?.text ?? 'plain') : status;
}

test('tag filters select a promotion', async () => {
  expect(await codeOf('')).toBe('COZY10');
  expect(await codeOf('?allOfTags=voucher&allOfTags=coffee')).toBe('COZY10');
  expect(await codeOf('?allOfTags=button&allOfTags=dark')).toBe('Jetzt entdecken');
  expect(await codeOf('?allOfTags=button&allOfTags=light')).toBe(404);
  expect(await codeOf('?anyOfTags=nothing&anyOfTags=button')).toBe('Jetzt entdecken');
  expect(await codeOf('?anyOfTags=nothing')).toBe(404);
  expect(await codeOf('?noneOfTags=voucher')).toBe('Jetzt entdecken');
  expect(await codeOf('?noneOfTags=voucher&noneOfTags=dark&noneOfTags=both')).toBe('plain');
});

test('a banner can have both a voucher and a button in `voucherOrButton`', async () => {
  const { content } = await getPromotion('~header_top', 'DE', '?allOfTags=both');
  expect(content.voucherOrButton).toEqual({
    selector: 'ctaButton',
    voucherCode: { code: 'AROMA10', instruction: 'an der Kasse eingeben' },
    ctaButton: { ctaLink: { url: '/category/all' }, text: 'Jetzt entdecken' },
  });
});

test('every day of the year has a top banner, including leap days', async () => {
  let day = Date.parse('2028-01-01T12:00:00Z');
  const daily = createShopper(createShop({ now: () => new Date(day) }).fetch);
  const codes = new Set<string>();
  for (let i = 0; i < 366; i += 1, day += 86_400_000) {
    const { contentJSON } = await (await daily.get(`${PATH}/~header_top`)).json();
    codes.add(JSON.parse(contentJSON).voucherCode.code);
  }
  expect([...codes].toSorted()).toEqual(['ADVENT10', 'BLOOM10', 'COOL10', 'COZY10', 'WARM10']);
});

test.each<[Site, string[]]>([
  ['DE', ['ab 20 €', '30 Tage', '10 %', '550 Filialen']],
  ['AT', ['ab 20 €', '14 Tage', '10 %']],
  ['CH', ['ab 30 CHF', '3 Monate', '10 %']],
  ['CH_FR', ['dès 30 CHF', '3 mois', '10 %']],
  ['CZ', ['od 999 Kč', '30 dní', '10 %']],
  ['HU', ['30 napos', '10%']],
  ['PL', ['od 100 zł', '30 dni', '10%']],
  ['SK', ['od 40 €', '30 dní', '10 %']],
  ['TR', ['175 TL', '90 gün', '%10']],
])(
  'the benefits strip of %s contains the site’s promises (SITE-09, SITE-10)',
  async (site, promised) => {
    const { content } = await getPromotion('~header_benefits', site);
    const texts: string[] = content.links.map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(promised.length);
    for (const [index, text] of promised.entries()) expect(texts[index]).toContain(text);
    expect(content.links.filter(({ boldLink }: { boldLink: boolean }) => boldLink).length).toBe(
      site === 'HU' ? 0 : 1,
    );
  },
);

test('URLs of service pages have an ASCII slug and an id', async () => {
  for (const site of sites) {
    const { text } = await getPromotion('SHOP_FOOTER', site);
    const urls = text.match(/\/[^/"?]*-s\d+/g) ?? [];
    expect(urls.length).toBeGreaterThan(20);
    const malformed = urls.filter((url: string) => !/^\/[a-z0-9-]+-s4\d{8}$/.test(url));
    expect(malformed).toEqual([]);
  }
});

test('texts for Switzerland have no ß', async () => {
  const paths = [
    `${PATH}/SHOP_FOOTER?site=CH`,
    `${PATH}/~header_top?site=CH`,
    '/jsonflyoutnavigation?site=CH',
    '/service/themeworld-frontend/api/themeworlds/navigation?site=CH',
    '/demo/catalogue?site=CH',
  ];
  for (const path of paths) expect(await (await shopper.get(path)).text()).not.toContain('ß');
  expect(await (await shopper.get('/demo/catalogue?site=DE')).text()).toContain('ß');
});
