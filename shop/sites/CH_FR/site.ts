import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'fr-CH',
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  label: 'Suisse',
  flag: '../CH/flag.svg',
  start: '/?site=CH_FR',
  addresses: {
    help: '/questions-frequentes-s400115666',
    terms: '/conditions-generales-s400115678',
  },
  newsletter: {
    voucher: { discount: 0.1, validity: 'unlimited', conditions: '/conditions-du-bon-s400115701' },
  },
});
