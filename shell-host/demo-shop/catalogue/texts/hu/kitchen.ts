import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in Hungarian. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Molino kézi kávédaráló',
    description:
      'Kerámia őrlőmű 18 fokozattal, az eszpresszótól a dugattyús kávéfőzőig. Diófa ház.',
  },
  'pour-over': {
    title: 'Üveg kávékészítő szűrővel, 600 ml',
    description: 'Boroszilikát üvegkancsó tartós acélszűrővel és bőr fogópánttal.',
  },
  'moka-pot': {
    title: 'Napoli kotyogós kávéfőző, 4 csésze',
    description:
      'A klasszikus alumíniumból, hűvösen maradó fogóval. Indukciós főzőlapra nem alkalmas.',
  },
  'thermo-mug': {
    title: 'Útközben termobögre, 350 ml',
    description: 'Négy órán át melegen tart, nem csöpög, és egy kézzel nyitható.',
  },
  'nordic-mugs': {
    title: 'Sarki fény kávésbögre, 2 db',
    description: 'Reaktív mázas kőagyag, minden pár egy kicsit más. Mosogatógépben mosható.',
  },
  'espresso-cups': {
    title: 'Siena eszpresszócsésze csészealjjal, 4 db',
    description: 'Vastag falú porcelán, amely tartja a meleget. Négy szín, egy készlet.',
  },
  'latte-glasses': {
    title: 'Dupla falú latte macchiato pohár, 2 db',
    description: 'Szájjal fúvott, dupla falú: belül forró, kívül kellemesen hűvös.',
  },
  'sandstone-plates': {
    title: 'Homokkő tányérkészlet, 8 részes',
    description: 'Négy nagy és négy kis tányér matt kőagyagból, meleg természetes színekben.',
  },
  'iron-pan': {
    title: 'Öntöttvas serpenyő, 28 cm',
    description: 'Előégetett, minden tűzhelyen használható. Minden sütéssel jobb lesz.',
  },
  'enamel-pot': {
    title: 'Zománcozott lábas fedővel, 4 liter',
    description: 'Gyorsan melegszik, könnyen tisztítható, fa fogókkal és kék peremmel.',
  },
  'chef-knife': {
    title: 'Hanami szakácskés, 20 cm',
    description: '67 rétegű damaszkuszi acélpenge, pakkafa nyél. Kézzel élezve.',
  },
  'oak-board': {
    title: 'Tölgyfa vágódeszka, 40 × 28 cm',
    description: 'Tömör, olajozott fa levezető vájattal. Kenyér és sajt tálalásához is szép.',
  },
  'storage-jars': {
    title: 'Tárolóüveg bambuszfedéllel, 3 db',
    description:
      'Szilikongyűrűvel légmentesen zár, egymásra rakható és könnyen mosható. 0,5, 0,8 és 1,2 liter.',
  },
};
