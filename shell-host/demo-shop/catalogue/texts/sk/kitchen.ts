import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in Slovak. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Ručný mlynček na kávu Molino',
    description:
      'Keramické kamene s 18 stupňami, od espressa po french press. Telo z orechového dreva.',
  },
  'pour-over': {
    title: 'Sklená kanvica s filtrom, 600 ml',
    description: 'Karafa z borosilikátového skla s trvalým antikorovým filtrom a koženým pásikom.',
  },
  'moka-pot': {
    title: 'Moka kanvička Napoli, 4 šálky',
    description: 'Klasika z hliníka s rukoväťou, ktorá nepáli. Nie je vhodná na indukciu.',
  },
  'thermo-mug': {
    title: 'Termohrnček Na cesty, 350 ml',
    description: 'Udrží teplo štyri hodiny, neprepustí ani kvapku a otvoríte ho jednou rukou.',
  },
  'nordic-mugs': {
    title: 'Hrnčeky Polárna žiara, 2 ks',
    description: 'Kamenina s reaktívnou glazúrou, každý pár je trochu iný. Vhodné do umývačky.',
  },
  'espresso-cups': {
    title: 'Šálky na espresso Siena s tanierikmi, 4 ks',
    description: 'Hrubostenný porcelán, ktorý drží teplo. Štyri farby v jednej sade.',
  },
  'latte-glasses': {
    title: 'Dvojstenné poháre na latte macchiato, 2 ks',
    description: 'Ručne fúkané a dvojstenné: vnútri horúce, zvonku príjemne chladné.',
  },
  'sandstone-plates': {
    title: 'Súprava tanierov Pieskovec, 8 ks',
    description: 'Štyri veľké a štyri malé taniere z matnej kameniny v teplých prírodných tónoch.',
  },
  'iron-pan': {
    title: 'Liatinová panvica, 28 cm',
    description: 'Už vypálená a vhodná na všetky sporáky. S každým pečením je lepšia.',
  },
  'enamel-pot': {
    title: 'Smaltovaný hrniec s pokrievkou, 4 l',
    description: 'Rýchlo sa zohreje a ľahko umyje, s drevenými úchytmi a modrým okrajom.',
  },
  'chef-knife': {
    title: 'Kuchársky nôž Hanami, 20 cm',
    description: 'Čepeľ z damaskovej ocele so 67 vrstvami, rukoväť z dreva pakka. Ručne brúsený.',
  },
  'oak-board': {
    title: 'Dubová doska na krájanie, 40 × 28 cm',
    description:
      'Masívne olejované drevo s drážkou na šťavu. Hodí sa aj na servírovanie chleba a syra.',
  },
  'storage-jars': {
    title: 'Dózy s bambusovým vekom, 3 ks',
    description: 'Vzduchotesné vďaka silikónovému krúžku a ľahko sa umývajú. 0,5, 0,8 a 1,2 litra.',
  },
};
