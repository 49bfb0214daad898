import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'cs-CZ',
  currency: 'CZK',
  timeZone: 'Europe/Prague',
  label: 'Česká republika',
  start: '/?site=CZ',
  addresses: { help: '/caste-dotazy-s400115666', terms: '/obchodni-podminky-s400115678' },
  newsletter: {
    minimumAge: 18,
    voucher: { discount: 0.1, validity: 'unlimited', conditions: '/podminky-poukazu-s400115701' },
  },
});
