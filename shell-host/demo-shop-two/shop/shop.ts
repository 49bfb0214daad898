import { defineShop } from 'fascia/shop';

/** Havly: goods for the home and for outdoors, from Denmark. The second shop, created as in `docs/adopting.md`. */
export default defineShop({
  name: 'Havly',
  key: 'havly',
  logo: { heightPx: 36, withName: false },
  sites: ['DK', 'SE', 'INT'],
  addresses: {
    home: '/',
    search: '/find',
    cart: '/basket',
    checkout: '/basket/checkout',
    account: '/me',
    login: '/me/login',
    register: '/me/register',
    logout: '/me/logout',
    orders: '/me/orders',
    watchList: '/me/wish-list',
    storeFinder: '/shops/find',
    stores: '/shops',
    help: '/help',
    contact: '/help/contact',
    privacy: '/legal/privacy',
    terms: '/legal/terms',
    newsletter: '/newsletter',
  },
  // Only the international site has theme worlds. The menu item `coffee` leads to outdoor goods, with a title from
  // `texts/`.
  menu: { categories: '/home', coffee: '/outdoor', sale: '/offers' },
  features: {
    loyalty: false,
    community: false,
    mobilePlan: false,
    storeFinder: true,
    newsletterBox: true,
  },
  apps: { ios: 'https://apps.apple.com/app/havly/id0000000001' },
  newsletter: {
    fields: ['firstName'],
    required: [],
    mandatoryConsent: false,
    minimumAge: 18,
    pages: {},
    picture: { desktop: 'images/newsletter-desktop.svg', tablet: 'images/newsletter-tablet.svg' },
  },
  consent: {
    scripts: {
      LIVE: {
        src: 'https://consent.havly.example/banner.js',
        attributes: { 'data-shop': 'havly', 'data-mode': 'opt-in' },
      },
      DEV: {
        src: 'https://consent.havly.example/banner.js',
        attributes: { 'data-shop': 'havly-test', 'data-mode': 'opt-in' },
      },
    },
    openSettings: 'HavlyConsent.openSettings',
    storage: { variable: 'havlyConsents', category: 'personalisation' },
  },
  cookies: {
    preview: 'havly_preview',
    staff: 'havly_staff',
    nativeApp: 'havly_app',
    login: 'havly_login',
    longTerm: 'havly_visitor',
    csrf: 'havly_csrf',
  },
  serviceFields: {
    cardMember: 'isClubMember',
    worldForCardHolders: 'clubOnly',
    cardTopic: 'HAVLY_CLUB',
  },
  imagePaths: { '/image-delivery/': '/img/' },
  footerLogos: {
    folder: 'https://logos.havly.example/footer/',
    names: [
      'dankort',
      'gls',
      'klarna',
      'mastercard',
      'mobilepay',
      'paypal',
      'postnord',
      'swish',
      'trust_ecommerce_europe',
      'visa',
    ],
  },
});
