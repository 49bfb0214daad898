import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'sk-SK',
  currency: 'EUR',
  timeZone: 'Europe/Bratislava',
  label: 'Slovensko',
  start: '/?site=SK',
  addresses: { help: '/caste-otazky-s400115666', terms: '/obchodne-podmienky-s400115678' },
  newsletter: {
    minimumAge: 18,
    voucher: { discount: 0.1, validity: 'unlimited', conditions: '/podmienky-kuponu-s400115701' },
  },
});
