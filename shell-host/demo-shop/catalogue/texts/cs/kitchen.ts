import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in Czech. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Ruční mlýnek na kávu Molino',
    description:
      'Keramické kameny s 18 stupni, od espressa po french press. Tělo z ořechového dřeva.',
  },
  'pour-over': {
    title: 'Skleněná konvice s filtrem, 600 ml',
    description: 'Karafa z borosilikátového skla s trvalým nerezovým filtrem a koženým páskem.',
  },
  'moka-pot': {
    title: 'Moka konvička Napoli, 4 šálky',
    description: 'Klasika z hliníku s rukojetí, která nepálí. Není vhodná na indukci.',
  },
  'thermo-mug': {
    title: 'Termohrnek Na cesty, 350 ml',
    description: 'Udrží teplo čtyři hodiny, nepropustí ani kapku a otevřete ho jednou rukou.',
  },
  'nordic-mugs': {
    title: 'Hrnky Polární záře, 2 ks',
    description: 'Kamenina s reaktivní glazurou, každý pár je trochu jiný. Vhodné do myčky.',
  },
  'espresso-cups': {
    title: 'Šálky na espresso Siena s podšálky, 4 ks',
    description: 'Silnostěnný porcelán, který drží teplo. Čtyři barvy v jedné sadě.',
  },
  'latte-glasses': {
    title: 'Dvoustěnné sklenice na latte macchiato, 2 ks',
    description: 'Ručně foukané a dvoustěnné: uvnitř horké, zvenku příjemně chladné.',
  },
  'sandstone-plates': {
    title: 'Sada talířů Pískovec, 8 ks',
    description: 'Čtyři velké a čtyři malé talíře z matné kameniny v teplých přírodních tónech.',
  },
  'iron-pan': {
    title: 'Litinová pánev, 28 cm',
    description: 'Už vypálená a vhodná na všechny sporáky. S každým pečením je lepší.',
  },
  'enamel-pot': {
    title: 'Smaltovaný hrnec s poklicí, 4 l',
    description: 'Rychle se ohřeje a snadno umyje, s dřevěnými úchyty a modrým okrajem.',
  },
  'chef-knife': {
    title: 'Kuchařský nůž Hanami, 20 cm',
    description: 'Čepel z damascénské oceli o 67 vrstvách, rukojeť ze dřeva pakka. Ručně broušený.',
  },
  'oak-board': {
    title: 'Dubové prkénko, 40 × 28 cm',
    description:
      'Masivní olejované dřevo s drážkou na šťávu. Hodí se i k servírování chleba a sýra.',
  },
  'storage-jars': {
    title: 'Dózy s bambusovým víčkem, 3 ks',
    description: 'Vzduchotěsné díky silikonovému kroužku a snadno se myjí. 0,5, 0,8 a 1,2 litru.',
  },
};
