import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'pl-PL',
  currency: 'PLN',
  timeZone: 'Europe/Warsaw',
  label: 'Polska',
  start: '/?site=PL',
  addresses: { help: '/czeste-pytania-s400115666', terms: '/regulamin-s400115678' },
  newsletter: {
    voucher: { discount: 0.1, validity: 'unlimited', conditions: '/warunki-kuponu-s400115701' },
  },
});
