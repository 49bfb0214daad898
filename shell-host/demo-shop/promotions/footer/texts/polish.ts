import type { FooterTexts } from '../footerTexts.ts';

/** The footer in Polish. */
export const polish: FooterTexts = {
  headline: 'Obsługa i nie tylko',
  payment: {
    heading: 'Płatność',
    intro: 'Płać bezpiecznie, tak jak lubisz.',
    methods: 'Metody płatności',
    redeem: 'Zrealizuj kartę podarunkową',
  },
  delivery: {
    heading: 'Dostawa',
    intro: 'Szybko i dobrze zapakowane prosto do domu.',
    costs: 'Koszty i czas dostawy',
    tracking: 'Śledzenie przesyłki',
  },
  collect: {
    heading: 'Click & Collect',
    intro: 'Zamów online, odbierz w sklepie.',
    how: 'Jak działa Click & Collect',
    finder: 'Znajdź sklep',
  },
  returns: {
    heading: 'Zwroty',
    intro: 'Nie pasuje? Po prostu odeślij.',
    how: 'Jak zwrócić towar',
    complaints: 'Reklamacje i gwarancja',
  },
  contact: {
    heading: 'Kontakt i pomoc',
    intro: 'Chętnie pomożemy.',
    form: 'Formularz kontaktowy',
    help: 'Częste pytania',
    question: 'Gdzie jest moje zamówienie?',
  },
  card: {
    heading: 'Aroma Card',
    intro: 'Zbieraj ziarenka przy każdych zakupach.',
    signUp: 'Załóż bezpłatną kartę prywatną',
    beans: 'Wymień ziarenka',
  },
  services: {
    heading: 'Inne usługi',
    intro: 'Wszystko, co ułatwia zakupy.',
    newsletter: 'Newsletter',
    gifts: 'Karty podarunkowe',
    manuals: 'Instrukcje obsługi',
  },
  company: {
    heading: 'O firmie Aroma',
    intro: 'Kawa to nasze rzemiosło.',
    about: 'O nas',
    sustainability: 'Zrównoważony rozwój',
    quality: 'Jakość',
  },
  popular: 'Popularne kategorie',
  social: 'Obserwuj nas',
  apps: 'Nasza aplikacja',
  legal: {
    imprint: 'Dane firmy',
    privacy: 'Polityka prywatności',
    terms: 'Regulamin',
    withdrawal: 'Prawo odstąpienia od umowy',
    consent: 'Ustawienia plików cookie',
  },
  toMobile: 'Przejdź do wersji mobilnej',
  toDesktop: 'Przejdź do wersji na komputer',
  tax: {
    before: 'Wszystkie ceny zawierają VAT i nie obejmują ',
    link: 'kosztów dostawy',
    after: '.',
  },
  trust: 'Kupuj z zaufaniem',
};
