/** @jest-environment node */
import { jest } from '@jest/globals';

/** The data of another retailer: other codes, names and addresses, fewer features, a currency without prices. */
const northern = {
  name: 'Nord & "Süd"',
  key: 'nord',
  logo: {
    viewBox: '0 0 40 20',
    width: 60,
    height: 30,
    withName: false,
    markup: '<path d="M0 0h9"/>',
  },
  serviceFields: { cardMember: 'member', worldForCardHolders: 'card', cardTopic: 'CARD' },
  cookies: {
    preview: 'nord_preview',
    staff: 'nord_staff',
    login: 'nord_login',
    longTerm: 'nord_long',
    csrf: 'nord_csrf',
  },
  footerLogos: { folder: '/logos/', names: ['own_logo'] },
  pages: ['/om-os'],
  sites: [
    {
      code: 'NO',
      locale: 'da-DK',
      currency: 'NOK',
      label: 'Norge',
      start: 'https://nord.example/',
      addresses: {
        home: '/',
        search: '/find',
        cart: '/kurv',
        checkout: '/kasse',
        account: '/mig',
        newsletter: '/brev',
      },
      menu: { categories: '/varer?site=NO', sale: '/tilbud' },
      menuTitles: {
        'theme-worlds': 'Temaer',
        categories: 'Varer',
        coffee: 'Kaffe',
        sale: 'Tilbud',
      },
      features: { loyalty: false, community: false, mobilePlan: false, storeFinder: false },
      newsletter: { required: ['firstName'], mandatoryConsent: true },
    },
  ],
};
const footer = {
  headline: 'Godt',
  teaserGroups: [
    {
      heading: { link: { url: '/levering', text: 'Levering' } },
      introductoryText: 'Fri fragt over 499 kr. Pakken er hos dig på 1-3 hverdage.',
    },
    {
      heading: { link: { url: '/hjaelp', text: 'Hjælp' } },
      introductoryText:
        'Vi svarer på hverdage kl. 9-16, på dansk og af mennesker, der kender varerne.',
    },
  ],
  legalLinks: [
    { url: '/vilkaar', text: 'Vilkår' },
    { url: '#c', text: 'Cookies' },
  ],
};

jest.unstable_mockModule('#shop/shop.json', () => ({ default: northern }));
jest.unstable_mockModule('#shop/footer.ts', () => ({
  footers: { NO: () => Promise.resolve({ default: footer }) },
}));

const { createShop } = await import('../shop.ts');
const { createShopper } = await import('../testing/createShopper.ts');
const { routeOf } = await import('./routing/routes.ts');
const { legalPages } = await import('../promotions/footer/legalPages.ts');

const newShopper = () => createShopper(createShop().fetch);
const NEWSLETTER = '/service/newsletter/api/internal/newsletter-subscribers';

// SHOP-40
test('prices are in euros if the catalogue has none in the site’s currency', async () => {
  const response = await newShopper().get('/demo/catalogue');
  expect(await response.json()).toMatchObject({ site: 'NO', language: 'da', currency: 'EUR' });
});

// SHOP-40
test('only addresses of the current shop lead to pages', () => {
  expect(routeOf('/kurv')).toEqual({ name: 'cart' });
  expect(routeOf('/mig/')).toEqual({ name: 'account' });
  expect(routeOf('/varer')).toEqual({ name: 'category', slug: 'all' });
  expect(routeOf('/tilbud')).toEqual({ name: 'category', slug: 'sale' });
  expect(routeOf('/om-os')).toEqual({ name: 'help' });
  for (const path of ['/service/cartfrontend/cart', '/usermenu', '/subscribenewsletter']) {
    expect(routeOf(path)).toEqual({ name: 'notFound' });
  }
});

// SHOP-40
test('the navigation has the shop’s titles and addresses', async () => {
  const response = await newShopper().get('/jsonflyoutnavigation');
  expect(await response.json()).toMatchObject([
    { title: 'Varer', href: '/varer?site=NO' },
    { title: 'Kaffe' },
    { title: 'Tilbud', href: '/tilbud' },
  ]);
});

// SHOP-40
test('a customer has no loyalty points, card or community if the shop does not offer them', async () => {
  const { put, get } = newShopper();
  await put('/demo/visitor', { kind: 'LOGGED_IN', card: true, beans: 7, community: true });
  const response = await get('/service/customerfrontenddata/api/v1/psdata');
  expect(await response.json()).toEqual({
    tracking: { loginStatus: 'LOGGED_IN' },
    customer: { firstname: 'Mira', lastname: 'Sommer' },
    statuses: {},
  });
  const worlds = await get('/service/themeworld-frontend/api/themeworlds/navigation');
  expect(await worlds.text()).not.toMatch(/"card"|aromaCard/);
});

// SHOP-40
test('a sign-up follows the site’s rules, and its mail promises no voucher', async () => {
  const { post, get } = newShopper();
  const signUp = { email: 'ada@example.org', origin: 'NEWSLETTER', originAddition: '' };
  const send = async (body: object) =>
    (await post(NEWSLETTER, { ...signUp, ...body }, { 'X-Hunter-Site': 'NO' })).status;
  const complete = { firstName: 'Ada', consents: ['NEWSLETTER'] };
  expect(await send({ ...complete, firstName: '' })).toBe(400);
  expect(await send({ ...complete, consents: [] })).toBe(400);
  expect(await send(complete)).toBe(201);
  const [mail] = await (await get('/demo/mails')).json();
  expect(mail.text).toContain('Nord & "Süd"');
  expect(mail.text).not.toMatch(/%|\{/);
  expect(mail.link).toMatch(/^\/brev\?token=/);
});

// SHOP-40
test('the cookies have the shop’s names', async () => {
  const { put, cookies } = newShopper();
  await put('/demo/visitor', { kind: 'LOGGED_IN', staff: true });
  expect([...cookies.keys()].toSorted()).toEqual([
    'DemoSession',
    'nord_csrf',
    'nord_login',
    'nord_long',
    'nord_staff',
  ]);
});

// SHOP-40
test('promotions of another shop repeat only the promises in its footer', async () => {
  const { get } = newShopper();
  const promotion = (id: string) => get(`/service/promotion/api/promotion/${id}`);
  const benefits = await (await promotion('~header_benefits')).json();
  expect(JSON.parse(benefits.contentJSON).links).toEqual([
    { url: '/levering', text: 'Fri fragt over 499 kr.', boldLink: false },
  ]);
  const { contentJSON } = await (await promotion('SHOP_FOOTER')).json();
  expect(JSON.parse(contentJSON)).toEqual(footer);
  expect(legalPages('NO')).toEqual([{ url: '/vilkaar', text: 'Vilkår' }]);
});

// SHOP-40
test('shows the name of a logo that has no picture', async () => {
  const { get } = newShopper();
  expect(await (await get('/logos/own_logo.svg')).text()).toContain('own logo');
  expect((await get('/logos/visa')).status).toBe(200);
  expect((await get('/logos/nothing')).status).toBe(404);
  expect((await get('/image-delivery/products/aurora-beans.svg')).status).toBe(200);
});
