import { defineSite } from 'fascia/shop';

export default defineSite({
  locale: 'tr-TR',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  label: 'Türkiye',
  start: '/?site=TR',
  addresses: { help: '/sikca-sorulan-sorular-s400115666', terms: '/genel-sartlar-s400115678' },
  newsletter: {
    fields: ['firstName', 'lastName'],
    required: ['firstName', 'lastName'],
    mandatoryConsent: true,
    retentionDays: 14,
    inactivityYears: 2,
    voucher: { discount: 0.1, validity: 'unlimited', conditions: '/kupon-kosullari-s400115701' },
    pages: {
      hint: '/e-bulten-bilgilendirmesi-s400115703',
      usage: '/ticari-elektronik-ileti-onayi-s400115704',
      marketing: '/kisisel-pazarlama-onayi-s400115705',
      privacyNotice: '/e-bulten-gizlilik-bildirimi-s400115706',
    },
  },
});
