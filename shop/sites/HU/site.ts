import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'hu-HU',
  currency: 'HUF',
  timeZone: 'Europe/Budapest',
  label: 'Magyarország',
  start: '/?site=HU',
  addresses: {
    help: '/gyakori-kerdesek-s400115666',
    terms: '/altalanos-szerzodesi-feltetelek-s400115678',
  },
  newsletter: {
    fields: ['salutation', 'firstName', 'lastName'],
    required: ['salutation', 'firstName', 'lastName'],
    voucher: { discount: 0.1, validity: 'oneMonth', conditions: '/kuponfeltetelek-s400115701' },
    pages: { sample: '/mintahirlevel-s400115702' },
  },
});
