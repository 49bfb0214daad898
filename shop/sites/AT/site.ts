import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'de-AT',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  label: 'Österreich',
  start: '/?site=AT',
  addresses: { help: '/haeufige-fragen-s400115666', terms: '/agb-s400115678' },
  newsletter: {
    fields: ['salutation', 'firstName', 'lastName'],
    voucher: {
      discount: 0.1,
      validity: 'unlimited',
      conditions: '/gutscheinbedingungen-s400115701',
    },
    pages: { sample: '/newsletter-beispiel-s400115702' },
  },
});
