import type { FooterTexts } from '../footerTexts.ts';

/** The footer in Slovak. */
export const slovak: FooterTexts = {
  headline: 'Naše služby',
  payment: {
    heading: 'Platba',
    intro: 'Plaťte bezpečne tak, ako vám vyhovuje.',
    methods: 'Spôsoby platby',
    redeem: 'Uplatniť darčekovú kartu',
  },
  delivery: {
    heading: 'Doručenie',
    intro: 'Rýchlo a dobre zabalené až k vám domov.',
    costs: 'Cena a čas doručenia',
    tracking: 'Sledovať zásielku',
  },
  collect: {
    heading: 'Click & Collect',
    intro: 'Objednajte online, vyzdvihnite v predajni.',
    how: 'Ako funguje Click & Collect',
    finder: 'Nájsť predajňu',
  },
  returns: {
    heading: 'Vrátenie tovaru',
    intro: 'Nepáči sa vám? Jednoducho tovar pošlite späť.',
    how: 'Ako vrátiť tovar',
    complaints: 'Reklamácie a záruka',
  },
  contact: {
    heading: 'Kontakt a pomoc',
    intro: 'Sme tu pre vás.',
    form: 'Kontaktný formulár',
    help: 'Časté otázky',
    question: 'Kde je moja objednávka?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Zbierajte zrnká pri každom nákupe.',
    signUp: 'Získať súkromnú kartu zadarmo',
    beans: 'Vymeniť zrnká',
  },
  services: {
    heading: 'Ďalšie služby',
    intro: 'Všetko, čo sa pri nákupe hodí.',
    newsletter: 'Newsletter',
    gifts: 'Darčekové karty',
    manuals: 'Návody na použitie',
  },
  company: {
    heading: 'O spoločnosti Aroma',
    intro: 'Káva je naše remeslo.',
    about: 'Kto sme',
    sustainability: 'Udržateľnosť',
    quality: 'Kvalita',
  },
  popular: 'Obľúbené kategórie',
  social: 'Sledujte nás',
  apps: 'Naša aplikácia',
  legal: {
    imprint: 'O prevádzkovateľovi',
    privacy: 'Ochrana osobných údajov',
    terms: 'Obchodné podmienky',
    withdrawal: 'Odstúpenie od zmluvy',
    consent: 'Nastavenia súborov cookie',
  },
  toMobile: 'Zobraziť mobilnú verziu',
  toDesktop: 'Zobraziť verziu pre počítač',
  tax: { before: 'Všetky ceny sú vrátane DPH, bez ', link: 'nákladov na doručenie', after: '.' },
  trust: 'Nakupujte s dôverou',
};
