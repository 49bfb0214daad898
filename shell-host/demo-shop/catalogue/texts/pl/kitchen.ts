import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in Polish. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Ręczny młynek do kawy Molino',
    description: 'Ceramiczne żarna z 18 stopniami, od espresso po french press. Obudowa z orzecha.',
  },
  'pour-over': {
    title: 'Szklany zaparzacz z filtrem, 600 ml',
    description: 'Karafka ze szkła borokrzemowego ze stałym filtrem ze stali i skórzaną opaską.',
  },
  'moka-pot': {
    title: 'Kawiarka Napoli na 4 filiżanki',
    description:
      'Aluminiowa klasyka z uchwytem, który się nie nagrzewa. Nie nadaje się na indukcję.',
  },
  'thermo-mug': {
    title: 'Kubek termiczny W drodze, 350 ml',
    description: 'Trzyma ciepło przez cztery godziny, nie przecieka i otwiera się jedną ręką.',
  },
  'nordic-mugs': {
    title: 'Kubki Zorza polarna, 2 sztuki',
    description:
      'Kamionka z reaktywnym szkliwem, każda para jest nieco inna. Można myć w zmywarce.',
  },
  'espresso-cups': {
    title: 'Filiżanki do espresso Siena ze spodkami, 4 sztuki',
    description: 'Gruba porcelana, która trzyma ciepło. Cztery kolory w jednym zestawie.',
  },
  'latte-glasses': {
    title: 'Szklanki do latte z podwójną ścianką, 2 sztuki',
    description:
      'Dmuchane ustnie, z podwójną ścianką: w środku gorąco, na zewnątrz przyjemnie chłodno.',
  },
  'sandstone-plates': {
    title: 'Komplet talerzy Piaskowiec, 8 elementów',
    description:
      'Cztery duże i cztery małe talerze z matowej kamionki w ciepłych odcieniach natury.',
  },
  'iron-pan': {
    title: 'Patelnia żeliwna, 28 cm',
    description: 'Już wypalona i dobra na każdą kuchenkę. Z każdym smażeniem coraz lepsza.',
  },
  'enamel-pot': {
    title: 'Garnek emaliowany z pokrywką, 4 litry',
    description:
      'Szybko się nagrzewa i łatwo się myje, z drewnianymi uchwytami i niebieskim brzegiem.',
  },
  'chef-knife': {
    title: 'Nóż szefa kuchni Hanami, 20 cm',
    description:
      'Ostrze z 67 warstw stali damasceńskiej, rękojeść z drewna pakka. Ostrzony ręcznie.',
  },
  'oak-board': {
    title: 'Deska do krojenia z dębu, 40 × 28 cm',
    description: 'Lite, olejowane drewno z rowkiem na sok. Także do podawania chleba i sera.',
  },
  'storage-jars': {
    title: 'Słoje z bambusową pokrywką, 3 sztuki',
    description: 'Szczelne dzięki silikonowej uszczelce, łatwe w myciu. 0,5, 0,8 i 1,2 litra.',
  },
};
