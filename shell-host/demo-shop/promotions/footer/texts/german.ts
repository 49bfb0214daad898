import type { FooterTexts } from '../footerTexts.ts';

/** The footer in German. */
export const german: FooterTexts = {
  headline: 'Service und mehr',
  payment: {
    heading: 'Zahlung',
    intro: 'Sicher bezahlen, wie Sie es mögen.',
    methods: 'Zahlungsarten',
    redeem: 'Geschenkkarte einlösen',
  },
  delivery: {
    heading: 'Lieferung',
    intro: 'Schnell und gut verpackt nach Hause.',
    costs: 'Versandkosten und Lieferzeit',
    tracking: 'Sendung verfolgen',
  },
  collect: {
    heading: 'Click & Collect',
    intro: 'Online bestellen, in der Filiale abholen.',
    how: 'So funktioniert Click & Collect',
    finder: 'Filiale finden',
  },
  returns: {
    heading: 'Rückgabe',
    intro: 'Gefällt nicht? Schicken Sie es einfach zurück.',
    how: 'So geht die Rücksendung',
    complaints: 'Reklamation und Garantie',
  },
  contact: {
    heading: 'Kontakt und Hilfe',
    intro: 'Wir sind gern für Sie da.',
    form: 'Kontaktformular',
    help: 'Häufige Fragen',
    question: 'Wo ist meine Bestellung?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Bei jedem Einkauf Treuebohnen sammeln.',
    signUp: 'Kostenlose Privatkarte beantragen',
    beans: 'Treuebohnen einlösen',
  },
  services: {
    heading: 'Weitere Services',
    intro: 'Noch mehr rund um Ihren Einkauf.',
    newsletter: 'Newsletter',
    gifts: 'Geschenkkarten',
    manuals: 'Bedienungsanleitungen',
  },
  company: {
    heading: 'Über Aroma',
    intro: 'Kaffee ist unser Handwerk.',
    about: 'Unternehmen',
    sustainability: 'Nachhaltigkeit',
    quality: 'Qualität',
  },
  popular: 'Beliebte Kategorien',
  social: 'Folgen Sie uns',
  apps: 'Unsere App',
  legal: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    withdrawal: 'Widerrufsrecht',
    consent: 'Cookie-Einstellungen',
  },
  toMobile: 'Zur mobilen Ansicht',
  toDesktop: 'Zur Desktop-Ansicht',
  tax: { before: 'Alle Preise inkl. MwSt., zzgl. ', link: 'Versandkosten', after: '.' },
  trust: 'Ausgezeichnet einkaufen',
};
