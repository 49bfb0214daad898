import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'en',
  currency: 'EUR',
  label: 'International',
  start: 'https://www.havly.example/',
  // There are stores only in Denmark and Sweden.
  features: { storeFinder: false },
  menu: { 'theme-worlds': '/worlds' },
  newsletter: {
    fields: ['firstName', 'lastName'],
    mandatoryConsent: true,
    retentionDays: 14,
    inactivityYears: 1,
    voucher: { discount: 0.05, validity: 'unlimited', conditions: '/newsletter/voucher' },
    pages: {
      usage: '/newsletter/consent',
      marketing: '/newsletter/personal-offers',
      privacyNotice: '/newsletter/privacy',
    },
  },
  consentScripts: {
    LIVE: {
      src: 'https://consent.havly.example/banner.js',
      attributes: { 'data-shop': 'havly', 'data-mode': 'opt-in', 'data-region': 'eu' },
    },
  },
});
