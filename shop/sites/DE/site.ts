import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'de-DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  label: 'Deutschland',
  start: '/?site=DE',
  addresses: { help: '/haeufige-fragen-s400115666', terms: '/agb-s400007325.html' },
  menu: {
    'theme-worlds': '/category/theme-worlds',
    categories: '/category/all',
    coffee: '/category/coffee',
    sale: '/category/sale',
  },
  searchShortcuts: { agb: '/agb-s400007325.html' },
  features: { mobilePlan: true },
  newsletter: {
    voucher: {
      discount: 0.1,
      validity: 'unlimited',
      conditions: '/gutscheinbedingungen-s400115701',
    },
    pages: { sample: '/newsletter-beispiel-s400115702' },
  },
});
