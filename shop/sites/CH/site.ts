import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'de-CH',
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  label: 'Schweiz',
  start: '/?site=CH',
  addresses: { help: '/haeufige-fragen-s400115666', terms: '/agb-s400115678' },
  newsletter: {
    voucher: {
      discount: 0.1,
      validity: 'unlimited',
      conditions: '/gutscheinbedingungen-s400115701',
    },
  },
});
