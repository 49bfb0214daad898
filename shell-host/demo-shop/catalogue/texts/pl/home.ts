import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in Polish. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Lampa stołowa Wieczorny blask',
    description: 'Ceramiczna podstawa, lniany abażur, trzy stopnie ściemniania.',
  },
  'wicker-pendant': {
    title: 'Lampa wisząca z rattanu, Ø 40 cm',
    description: 'Pleciona ręcznie; światło rysuje na stole delikatne wzory.',
  },
  'linen-cushion': {
    title: 'Lniana poduszka Wydma, 45 × 45 cm',
    description: 'Wstępnie prany len z drobnymi frędzlami. Poszewkę można zdjąć i wyprać.',
  },
  'arch-cushion': {
    title: 'Poszewka na poduszkę Tęcza, 45 × 45 cm',
    description: 'Haftowane łuki w kolorach terakoty i piasku na mocnej bawełnie.',
  },
  'wool-blanket': {
    title: 'Wełniany koc Gwiazda Polarna, 130 × 180 cm',
    description:
      'Utkany z czystej żywej wełny, ciepły, a mimo to lekki, z ręcznie wiązanymi frędzlami.',
  },
  'fig-candle': {
    title: 'Świeca zapachowa figa i cedr',
    description: 'Wosk rzepakowy w szkle wielokrotnego użytku, pali się około 40 godzin.',
  },
  'wave-vase': {
    title: 'Wazon ceramiczny Fala, 24 cm',
    description: 'Matowe szkliwo, ręcznie formowany, piękny także bez kwiatów.',
  },
  'oak-clock': {
    title: 'Zegar ścienny z dębu, Ø 30 cm',
    description: 'Bezgłośny mechanizm, proste kreski zamiast cyfr. Bateria w zestawie.',
  },
  'linen-bedding': {
    title: 'Pościel o wyglądzie lnu, 135 × 200 cm',
    description: 'Miękka, chłodna bawełna, której nie trzeba prasować. Zapinana na zamek.',
  },
  'waffle-towels': {
    title: 'Komplet ręczników waflowych, 4 sztuki',
    description: 'Chłonne i szybkoschnące: dwa ręczniki do rąk i dwa kąpielowe.',
  },
  'terra-planters': {
    title: 'Osłonki na doniczki Terra, 2 sztuki',
    description: 'Z wypalanej gliny, z podstawką, do domu i na osłonięty balkon.',
  },
  'seagrass-basket': {
    title: 'Kosz z trawy morskiej, duży',
    description: 'Na koce, czasopisma lub zabawki. Z dwoma uchwytami i stabilnym dnem.',
  },
};
