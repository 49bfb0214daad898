import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in Polish. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Kawa ziarnista Aurora, 500 g',
    description:
      'Łagodna i orzechowa, powoli palona w bębnie. Do ekspresu przelewowego i automatycznego.',
  },
  'morning-ground': {
    title: 'Kawa mielona Dzień dobry, 500 g',
    description:
      'Pełna i zrównoważona, z delikatną nutą karmelu. Średnio mielona do ekspresu przelewowego.',
  },
  'mild-decaf': {
    title: 'Kawa bezkofeinowa Spokojny wieczór, 250 g',
    description:
      'Pełnia smaku bez kofeiny, łagodnie dekofeinizowana. Dobra nawet późnym wieczorem.',
  },
  'anniversary-tin': {
    title: 'Kawa roku w ozdobnej puszce, 500 g',
    description: 'Limitowane zbiory roku w puszce, którą warto zachować. Do wyczerpania zapasów.',
  },
  'sera-espresso': {
    title: 'Espresso Sera, kawa ziarnista, 1 kg',
    description:
      'Ciemne, mocne i kremowe, z nutą gorzkiej czekolady. Do ekspresów kolbowych i automatycznych.',
  },
  'sierra-organic': {
    title: 'Bioespresso Sierra, kawa ziarnista, 500 g',
    description: 'Kawa wysokogórska z upraw ekologicznych, z nutami pomarańczy i kakao.',
  },
  'lungo-capsules': {
    title: 'Kapsułki z kawą Lungo, 30 sztuk',
    description: 'Długo parzona, łagodna i aromatyczna. Kapsułki są z aluminium z recyklingu.',
  },
  'capsule-box': {
    title: 'Zestaw degustacyjny kapsułek, 60 sztuk',
    description: 'Sześć rodzajów, od łagodnych po mocne, by znaleźć swój ulubiony.',
  },
  'piccola-machine': {
    title: 'Ekspres na kapsułki Piccola, szałwiowy',
    description: 'Gotowy w 25 sekund, trzy wielkości filiżanek i tylko 12 cm szerokości.',
  },
  'classica-machine': {
    title: 'Ekspres kolbowy Classica',
    description: '15 barów, dysza pary do aksamitnej pianki i podgrzewacz filiżanek ze stali.',
  },
  'meadow-tea': {
    title: 'Herbatka ziołowa Górska łąka, 20 torebek',
    description: 'Mięta, melisa i rumianek z Alp, z natury bez kofeiny.',
  },
  'assam-tin': {
    title: 'Czarna herbata Assam w puszce, 150 g',
    description: 'Słodowa i mocna herbata na długie popołudnia. Z mlekiem smakuje wybornie.',
  },
  'cocoa-tin': {
    title: 'Czekolada do picia, 60% kakao, 300 g',
    description: 'Mało cukru, dużo kakao: w gorącym mleku rozpuszcza się w minutę.',
  },
};
