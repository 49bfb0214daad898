import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'da-DK',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  label: 'Danmark',
  start: 'https://www.havly-dk.example/',
  addresses: {
    help: '/hjaelp',
    contact: '/hjaelp/kontakt',
    privacy: '/persondatapolitik',
    terms: '/handelsbetingelser',
    stores: '/butikker',
    storeFinder: '/butikker/find',
    newsletter: '/nyhedsbrev',
  },
  menu: { categories: '/til-hjemmet', coffee: '/friluftsliv', sale: '/tilbud' },
  searchShortcuts: { fortrydelsesret: '/fortrydelsesret', retur: '/hjaelp/returnering' },
  // The form does not promise a voucher.
  newsletter: { pages: { sample: '/nyhedsbrev/eksempel' } },
});
