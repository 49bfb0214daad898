/** @jest-environment node */
import { createShop } from '../shop.ts';
import { sites } from '../sites.ts';
import type { Site } from '../sites.ts';
import { createShopper } from '../testing/createShopper.ts';

const PATH = '/service/promotion/api/promotion';
const shopper = createShopper(createShop({ now: () => new Date('2026-11-21T10:00:00Z') }).fetch);

async function promotion(id: string, site: Site = 'DE', query = '') {
  const answer = await shopper.get(`${PATH}/${id}${query}`, { 'X-Hunter-Site': site });
  if (answer.status !== 200) return { status: answer.status };
  const { type, contentJSON } = await answer.json();
  return { type, content: JSON.parse(contentJSON), text: contentJSON };
}

test.each([
  ['~header_top', 'ApiTopBannerPromotion'],
  ['%7Eheader_benefits', 'ApiHeaderBenefitsPromotion'],
  ['~header_pi', 'ApiPiPromotion'],
  ['category_fashion', 'ApiCategory'],
])('%s has a promotion of its kind on every site, in the site’s language', async (id, type) => {
  const texts = new Set<string>();
  for (const site of sites) {
    const { type: found, text } = await promotion(id, site);
    expect(found).toBe(type);
    texts.add(text.replaceAll(/\?site=\w+/g, ''));
  }
  expect(texts.size).toBeGreaterThanOrEqual(7);
});

test('an id that no editor has made has no promotion', async () => {
  expect(await promotion('category_garden')).toEqual({ status: 404 });
  expect(await promotion('toString')).toEqual({ status: 404 });
});

async function codeOf(query: string) {
  const { content, status } = await promotion('~header_top', 'DE', query);
  return content ? (content.voucherCode?.code ?? content.ctaButton?.text ?? 'plain') : status;
}

test('tags choose: all of some, any of others, none of the rest', async () => {
  expect(await codeOf('')).toBe('COZY10');
  expect(await codeOf('?allOfTags=voucher&allOfTags=coffee')).toBe('COZY10');
  expect(await codeOf('?allOfTags=button&allOfTags=dark')).toBe('Jetzt entdecken');
  expect(await codeOf('?allOfTags=button&allOfTags=light')).toBe(404);
  expect(await codeOf('?anyOfTags=nothing&anyOfTags=button')).toBe('Jetzt entdecken');
  expect(await codeOf('?anyOfTags=nothing')).toBe(404);
  expect(await codeOf('?noneOfTags=voucher')).toBe('Jetzt entdecken');
  expect(await codeOf('?noneOfTags=voucher&noneOfTags=dark&noneOfTags=both')).toBe('plain');
});

test('a banner can have a voucher and a button inside one field', async () => {
  const { content } = await promotion('~header_top', 'DE', '?allOfTags=both');
  expect(content.voucherOrButton).toEqual({
    selector: 'ctaButton',
    voucherCode: { code: 'AROMA10', instruction: 'an der Kasse eingeben' },
    ctaButton: { ctaLink: { url: '/category/all' }, text: 'Jetzt entdecken' },
  });
});

test('there is a top banner on every day of the year, leap days too', async () => {
  let day = Date.parse('2028-01-01T12:00:00Z');
  const everyDay = createShopper(createShop({ now: () => new Date(day) }).fetch);
  const codes = new Set<string>();
  for (let count = 0; count < 366; count += 1, day += 86_400_000) {
    const { contentJSON } = await (await everyDay.get(`${PATH}/~header_top`)).json();
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
])('the benefits strip of %s says what the site promises', async (site, promised) => {
  const { content } = await promotion('~header_benefits', site);
  const texts: string[] = content.links.map(({ text }: { text: string }) => text);
  expect(texts).toHaveLength(promised.length);
  for (const [at, words] of promised.entries()) expect(texts[at]).toContain(words);
  expect(content.links.filter(({ boldLink }: { boldLink: boolean }) => boldLink).length).toBe(
    site === 'HU' ? 0 : 1,
  );
});

test.each<[Site, string[]]>([
  ['DE', ['/agb-s400007325.html', '"dhl"', '"bevh"', '30 Tage']],
  ['AT', ['14 Tage', '"austria_post"']],
  ['CH', ['3 Monate', '"swiss_post"']],
  ['CH_FR', ['3 mois', '"swiss_french_post"']],
  ['CZ', ['999 Kč', '499 Kč', 'Každá 11. káva', '30 dní', '"czech_dpd"']],
  ['HU', ['30 napos', '"express_one"']],
  ['PL', ['100 zł', '30 dni']],
  ['SK', ['40 €', '20 €', 'Každá 11. káva', '30 dní', '"slovak_sps"']],
  ['TR', ['1000 TL', '90 gün', '1-2 iş günü', '09:00-19:00', '"turkish_bkm"', 'branch_store']],
])('the footer of %s is complete, with what the site promises', async (site, promised) => {
  const { content, text } = await promotion('SHOP_FOOTER', site);
  expect(content.teaserGroups).toHaveLength(8);
  expect(content.legalLinks).toHaveLength(5);
  expect(text).not.toContain('""');
  for (const words of promised) expect(text).toContain(words);
});

test('addresses of service pages have a plain slug and an id', async () => {
  for (const site of sites) {
    const { text } = await promotion('SHOP_FOOTER', site);
    const addresses = text.match(/\/[^/"?]*-s\d+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(20);
    const odd = addresses.filter((address: string) => !/^\/[a-z0-9-]+-s4\d{8}$/.test(address));
    expect(odd).toEqual([]);
  }
});

test('Switzerland writes no ß', async () => {
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
