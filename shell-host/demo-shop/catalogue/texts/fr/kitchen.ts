import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in French. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Moulin à café Molino à manivelle',
    description:
      'Meules en céramique à 18 réglages, de l’espresso à la cafetière à piston. Corps en noyer.',
  },
  'pour-over': {
    title: 'Cafetière filtre en verre, 600 ml',
    description: 'Carafe en verre borosilicate avec filtre permanent en inox et manchon en cuir.',
  },
  'moka-pot': {
    title: 'Cafetière italienne Napoli, 4 tasses',
    description:
      'Le classique en aluminium, avec une poignée qui reste froide. Ne convient pas à l’induction.',
  },
  'thermo-mug': {
    title: 'Gobelet isotherme Escapade, 350 ml',
    description: 'Garde la chaleur quatre heures, parfaitement étanche, s’ouvre d’une seule main.',
  },
  'nordic-mugs': {
    title: 'Mugs Aurore boréale, lot de 2',
    description:
      'Grès à émail réactif : chaque paire est un peu différente. Passent au lave-vaisselle.',
  },
  'espresso-cups': {
    title: 'Tasses à espresso Siena avec soucoupes, lot de 4',
    description: 'Porcelaine épaisse qui garde la chaleur. Quatre couleurs, un seul set.',
  },
  'latte-glasses': {
    title: 'Verres à latte macchiato double paroi, lot de 2',
    description: 'Soufflés à la bouche, double paroi : chauds dedans, agréablement frais dehors.',
  },
  'sandstone-plates': {
    title: 'Service d’assiettes Grès des sables, 8 pièces',
    description:
      'Quatre grandes et quatre petites assiettes en grès mat, dans des tons naturels chauds.',
  },
  'iron-pan': {
    title: 'Poêle en fonte, 28 cm',
    description: 'Déjà culottée et adaptée à tous les feux. Elle s’améliore à chaque cuisson.',
  },
  'enamel-pot': {
    title: 'Faitout émaillé avec couvercle, 4 litres',
    description: 'Chauffe vite et se nettoie sans peine, avec poignées en bois et liseré bleu.',
  },
  'chef-knife': {
    title: 'Couteau de chef Hanami, 20 cm',
    description: 'Lame en acier damassé de 67 couches, manche en bois de pakka. Affûté à la main.',
  },
  'oak-board': {
    title: 'Planche à découper en chêne, 40 × 28 cm',
    description: 'Bois massif huilé avec rigole. Parfaite aussi pour servir le pain et le fromage.',
  },
  'storage-jars': {
    title: 'Bocaux avec couvercle en bambou, lot de 3',
    description:
      'Hermétiques grâce au joint en silicone, empilables et faciles à laver. 0,5, 0,8 et 1,2 litre.',
  },
};
