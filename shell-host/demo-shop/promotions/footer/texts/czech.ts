import type { FooterTexts } from '../footerTexts.ts';

/** The footer in Czech. */
export const czech: FooterTexts = {
  headline: 'Naše služby',
  payment: {
    heading: 'Platba',
    intro: 'Plaťte bezpečně tak, jak vám vyhovuje.',
    methods: 'Způsoby platby',
    redeem: 'Uplatnit dárkovou kartu',
  },
  delivery: {
    heading: 'Doručení',
    intro: 'Rychle a dobře zabalené až k vám domů.',
    costs: 'Cena a doba doručení',
    tracking: 'Sledovat zásilku',
  },
  collect: {
    heading: 'Click & Collect',
    intro: 'Objednejte online, vyzvedněte v prodejně.',
    how: 'Jak funguje Click & Collect',
    finder: 'Najít prodejnu',
  },
  returns: {
    heading: 'Vrácení zboží',
    intro: 'Nelíbí se vám? Jednoduše zboží pošlete zpět.',
    how: 'Jak vrátit zboží',
    complaints: 'Reklamace a záruka',
  },
  contact: {
    heading: 'Kontakt a pomoc',
    intro: 'Jsme tu pro vás.',
    form: 'Kontaktní formulář',
    help: 'Časté dotazy',
    question: 'Kde je moje objednávka?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Sbírejte zrnka při každém nákupu.',
    signUp: 'Získat soukromou kartu zdarma',
    beans: 'Vyměnit zrnka',
  },
  services: {
    heading: 'Další služby',
    intro: 'Vše, co se k nákupu hodí.',
    newsletter: 'Newsletter',
    gifts: 'Dárkové karty',
    manuals: 'Návody k použití',
  },
  company: {
    heading: 'O společnosti Aroma',
    intro: 'Káva je naše řemeslo.',
    about: 'Kdo jsme',
    sustainability: 'Udržitelnost',
    quality: 'Kvalita',
  },
  popular: 'Oblíbené kategorie',
  social: 'Sledujte nás',
  apps: 'Naše aplikace',
  legal: {
    imprint: 'O provozovateli',
    privacy: 'Ochrana osobních údajů',
    terms: 'Obchodní podmínky',
    withdrawal: 'Odstoupení od smlouvy',
    consent: 'Nastavení cookies',
  },
  toMobile: 'Zobrazit mobilní verzi',
  toDesktop: 'Zobrazit verzi pro počítač',
  tax: { before: 'Všechny ceny jsou včetně DPH, bez ', link: 'nákladů na doručení', after: '.' },
  trust: 'Nakupujte s důvěrou',
};
