import type { FooterTexts } from '../footerTexts.ts';

/** The footer in Hungarian. */
export const hungarian: FooterTexts = {
  headline: 'Szolgáltatások és további információk',
  payment: {
    heading: 'Fizetés',
    intro: 'Fizessen biztonságosan, ahogyan Önnek kényelmes.',
    methods: 'Fizetési módok',
    redeem: 'Ajándékkártya beváltása',
  },
  delivery: {
    heading: 'Szállítás',
    intro: 'Gyorsan és gondosan csomagolva, egészen az otthonáig.',
    costs: 'Szállítási költség és határidő',
    tracking: 'Csomagkövetés',
  },
  collect: {
    heading: 'Click & Collect',
    intro: 'Rendeljen online, vegye át az üzletben.',
    how: 'Így működik a Click & Collect',
    finder: 'Üzletkereső',
  },
  returns: {
    heading: 'Visszaküldés',
    intro: 'Nem tetszik? Küldje vissza egyszerűen.',
    how: 'A visszaküldés menete',
    complaints: 'Reklamáció és jótállás',
  },
  contact: {
    heading: 'Kapcsolat és segítség',
    intro: 'Szívesen segítünk.',
    form: 'Kapcsolatfelvételi űrlap',
    help: 'Gyakori kérdések',
    question: 'Hol van a rendelésem?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Gyűjtsön hűségbabokat minden vásárlással.',
    signUp: 'Ingyenes magánkártya igénylése',
    beans: 'Hűségbabok beváltása',
  },
  services: {
    heading: 'További szolgáltatások',
    intro: 'Minden, ami megkönnyíti a vásárlást.',
    newsletter: 'Hírlevél',
    gifts: 'Ajándékkártyák',
    manuals: 'Használati útmutatók',
  },
  company: {
    heading: 'Az Aromáról',
    intro: 'A kávé a mesterségünk.',
    about: 'Vállalatunk',
    sustainability: 'Fenntarthatóság',
    quality: 'Minőség',
  },
  popular: 'Népszerű kategóriák',
  social: 'Kövessen minket',
  apps: 'Alkalmazásunk',
  legal: {
    imprint: 'Impresszum',
    privacy: 'Adatvédelem',
    terms: 'Általános szerződési feltételek',
    withdrawal: 'Elállási jog',
    consent: 'Sütibeállítások',
  },
  toMobile: 'Váltás mobilnézetre',
  toDesktop: 'Váltás asztali nézetre',
  tax: {
    before: 'Minden ár tartalmazza az áfát, de nem tartalmazza a ',
    link: 'szállítási költséget',
    after: '.',
  },
  trust: 'Vásároljon bizalommal',
};
