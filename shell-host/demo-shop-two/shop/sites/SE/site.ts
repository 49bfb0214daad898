import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'sv-SE',
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  label: 'Sverige',
  start: 'https://www.havly-se.example/',
  addresses: {
    help: '/hjalp',
    contact: '/hjalp/kontakt',
    privacy: '/integritetspolicy',
    terms: '/kopvillkor',
    stores: '/butiker',
    storeFinder: '/butiker/hitta',
    newsletter: '/nyhetsbrev',
  },
  menu: { categories: '/hem', coffee: '/friluftsliv', sale: '/rea' },
  searchShortcuts: { ångerrätt: '/angerratt', köpvillkor: '/kopvillkor' },
  newsletter: {
    fields: ['firstName', 'lastName'],
    required: ['firstName'],
    retentionDays: 30,
    voucher: { discount: 0.15, validity: 'oneMonth', conditions: '/nyhetsbrev/kupongvillkor' },
  },
});
