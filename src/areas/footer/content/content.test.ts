/** @jest-environment node */
import { apps, brandKey } from '#shop/brand.ts';
import { footerLogos } from '#shop/footer.ts';
import { addressOf } from '../../../foundation/sites/address.ts';
import { siteCodes, type Site } from '../../../foundation/sites/sites.ts';
import { parseAnswer } from '../../../foundation/http/parseAnswer.ts';
import { footerSchema, type FooterLink } from '../chunks/services/footerSchema.ts';
import { brandIconNamesOf, plainIconNames } from '../icons/iconNames.ts';
import { glyphOf } from '../icons/icons.ts';
import { logoAddress } from '../logos/QualityLogos.tsx';
import { allContents, contentOf, iconAddressesOf, linksOf, logosOf } from './fixtures/contents.ts';
import { unknownNames } from '../chunks/services/footerApi.ts';

const SERVICE_PAGE =
  /^\/[a-z0-9-]+-s400115\d{3}(\?(category|question|title)=[^&]+(&(category|question|title)=[^&]+)*)?$/;
const OTHER_PAGES = [
  '/contact',
  '/privacy',
  '/subscribenewsletter',
  '/service/storefinder/',
  '#consent-settings',
];
/** Pages that only one site has (FOOT-15). */
const ownPages: Partial<Record<Site, string[]>> = {
  DE: ['/agb-s400007325.html'],
  TR: ['/account'],
};
const CATEGORY_PAGE = /^\/[a-z0-9-]+-c\d+$/;

/** Matches an address with an id and any localised name. */
const withId = (id: string) => expect.stringMatching(new RegExp(`^/[a-z0-9-]+-s${id}$`));

const addresses = (links: readonly Partial<FooterLink>[] = []) => links.map(({ url = '' }) => url);

describe.each(siteCodes)('the footer of %s', (site) => {
  test('has valid content with known icons and logos only (FOOT-01)', async () => {
    const content = await contentOf(site);
    const { value, leftOut } = parseAnswer(footerSchema, content);
    expect(leftOut).toEqual([]);
    expect(value).toEqual(content);
    expect(unknownNames(content, glyphOf, logoAddress)).toEqual([]);
  });

  test('has no empty links, and no repeated texts in a list', async () => {
    const content = await contentOf(site);
    for (const { url, text } of linksOf(content)) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(url).toMatch(/^[/#]./);
    }
    for (const address of iconAddressesOf(content)) expect(address).toMatch(/^(https:\/\/|\/)[^/]/);
    const lists = [
      ...content.teaserGroups.map(({ links }) => links),
      ...(content.seo?.columns ?? []).map(({ links }) => links),
      content.legalLinks,
    ];
    for (const links of lists) {
      const seen = links.map(({ text }) => text);
      expect(new Set(seen).size).toBe(seen.length);
      expect(links.length).toBeGreaterThan(0);
    }
  });

  test('contains the links of the header and the newsletter form (FOOT-15)', async () => {
    const addressesOfAll = addresses(linksOf(await contentOf(site)));
    const pages = ['help', 'stores', 'contact', 'privacy', 'terms'] as const;
    const expected = pages.map((page) => addressOf(page, site));
    expect(addressesOfAll).toEqual(expect.arrayContaining(expected));
  });

  test('uses only addresses that match the shop’s patterns (FOOT-15)', async () => {
    const content = await contentOf(site);
    const fixed = new Set([...OTHER_PAGES, ...(ownPages[site] ?? [])]);
    const popular = addresses(content.seo?.columns.flatMap(({ links }) => links));
    const others = addresses(linksOf(content)).filter((url) => !popular.includes(url));
    expect(popular.filter((url) => !CATEGORY_PAGE.test(url))).toEqual([]);
    expect(others.filter((url) => !fixed.has(url) && !SERVICE_PAGE.test(url))).toEqual([]);
    expect(others).toEqual(expect.arrayContaining(ownPages[site] ?? []));
  });

  test('has eight groups with icons and introductions (FOOT-04, HOST-08)', async () => {
    const { teaserGroups } = await contentOf(site);
    const [payment, delivery, collect, returns, contact, card, services, company] = teaserGroups;
    expect(teaserGroups).toHaveLength(8);
    expect(payment?.heading.iconName).toBe('easy_pay');
    expect(delivery?.heading.iconName).toBe('free_shipping');
    expect(collect?.heading.iconName).toBe(site === 'TR' ? 'aroma_near_you' : 'click_collect');
    expect(returns?.heading.iconName).toMatch(/^(thirty_day_return|return_shipping)$/);
    expect(contact?.heading.link.url).toBe('/contact');
    expect(card?.heading.iconName).toBe(`${brandKey}_card`);
    expect(services?.hideGroupInCheckout).toBe(true);
    expect(company?.hideGroupInCheckout).toBe(true);
    for (const { introductoryText } of teaserGroups) expect(introductoryText).toMatch(/\p{L}{3}/u);
    expect(collect?.links.map(({ url }) => url)).toContain('/service/storefinder/');
  });

  test('has popular categories, social media, and links to both apps and both views (FOOT-06)', async () => {
    const { seo, socialMedia, appReferences, viewChanger } = await contentOf(site);
    expect(seo?.columns.length).toBeGreaterThan(2);
    expect(socialMedia?.icons.length).toBeGreaterThan(2);
    expect(appReferences?.icons).toEqual([
      { iconName: 'appleinc', link: apps.ios },
      { iconName: 'android', link: apps.android },
    ]);
    expect(Object.keys(viewChanger ?? {})).toEqual(['toMobile', 'toDesktop']);
  });

  test('links to the pages about its services and the company (FOOT-15)', async () => {
    const { teaserGroups } = await contentOf(site);
    const linked = addresses(teaserGroups.flatMap(({ links }) => links));
    const pages = {
      clickAndCollect: site === 'TR' ? '/service/storefinder/' : withId('400115665'),
      payment: withId('400115660'),
      delivery: withId('400115662'),
      returns: withId('400115664'),
      complaints: withId('400115667'),
      loyaltyCardSignUp: withId('400115669'),
      giftCards: withId('400115671'),
      instructions: withId('400115673'),
      sustainability: withId('400115675'),
      quality: withId('400115676'),
      newsletter: '/subscribenewsletter',
    };
    for (const page of Object.values(pages)) expect(linked).toContainEqual(page);
  });

  test('has the five legal links (FOOT-15, FOOT-33)', async () => {
    const { legalLinks } = await contentOf(site);
    const addresses = legalLinks.map(({ url }) => url);
    expect(addresses).toHaveLength(5);
    expect(addresses[0]).toMatch(/-s400115677$/);
    expect(addresses[1]).toBe('/privacy');
    expect(addresses[2]).toMatch(site === 'DE' ? /^\/agb-s400007325\.html$/ : /-s400115678$/);
    expect(addresses[3]).toMatch(/-s400115679$/);
    expect(addresses[4]).toBe('#consent-settings');
  });
});

test('the footers use every known logo (FOOT-11)', async () => {
  const used = [...(await allContents()).values()].flatMap(logosOf);
  expect([...new Set(used)].toSorted()).toEqual(footerLogos.names);
});

test('each group links to the page of its heading, because headings are not links on phones (FOOT-22)', async () => {
  for (const { teaserGroups } of (await allContents()).values()) {
    for (const { heading, links } of teaserGroups) {
      const page = heading.link.url?.match(/s\d+$/)?.[0] ?? heading.link.url;
      expect(links.some(({ url }) => page && url?.endsWith(page))).toBe(true);
    }
  }
});

test('has exactly the specified icon names (FOOT-13, HOST-08)', () => {
  const names = [...plainIconNames, ...Object.values(brandIconNamesOf(brandKey))];
  expect(names.filter((name) => !glyphOf(name))).toEqual([]);
  expect(names.toSorted()).toEqual([
    'android',
    'appleinc',
    'aroma_card',
    'aroma_meet',
    'aroma_near_you',
    'branch_store',
    'click_collect',
    'contact',
    'delivery_via_haulage_company',
    'easy_pay',
    'facebook',
    'free_shipping',
    'instagram',
    'linkedin',
    'return_shipping',
    'service_info',
    'thirty_day_return',
    'twitter',
    'xing',
    'youtube',
  ]);
});
