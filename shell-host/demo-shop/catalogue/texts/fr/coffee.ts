import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in French. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Café Aurora en grains, 500 g',
    description:
      'Doux, aux notes de noisette, torréfié lentement au tambour. Pour le filtre comme pour l’automate.',
  },
  'morning-ground': {
    title: 'Café filtre Bonjour, moulu, 500 g',
    description:
      'Rond et équilibré, avec une fine note de caramel. Mouture moyenne pour la cafetière filtre.',
  },
  'mild-decaf': {
    title: 'Café filtre Douce Soirée, décaféiné, 250 g',
    description:
      'Tout le goût sans la caféine, grâce à une décaféination douce. Idéal même tard le soir.',
  },
  'anniversary-tin': {
    title: 'Café de l’année en boîte décorative, 500 g',
    description:
      'La récolte limitée de l’année dans une boîte à conserver. Dans la limite des stocks disponibles.',
  },
  'sera-espresso': {
    title: 'Espresso Sera en grains, 1 kg',
    description:
      'Corsé, intense et crémeux, avec une touche de chocolat noir. Pour porte-filtre et automate.',
  },
  'sierra-organic': {
    title: 'Espresso bio Sierra en grains, 500 g',
    description:
      'Café d’altitude issu de l’agriculture biologique, aux notes d’orange et de cacao.',
  },
  'lungo-capsules': {
    title: 'Capsules de café Lungo, 30 pièces',
    description: 'Un café long, doux et aromatique. Les capsules sont en aluminium recyclé.',
  },
  'capsule-box': {
    title: 'Coffret découverte de capsules, 60 pièces',
    description: 'Six variétés, de la plus douce à la plus corsée, pour trouver sa préférée.',
  },
  'piccola-machine': {
    title: 'Machine à capsules Piccola, vert sauge',
    description: 'Prête en 25 secondes, trois tailles de tasse et seulement 12 cm de large.',
  },
  'classica-machine': {
    title: 'Machine à espresso Classica à porte-filtre',
    description: '15 bars, buse vapeur pour une mousse de lait fine et chauffe-tasses en inox.',
  },
  'meadow-tea': {
    title: 'Tisane Prairie alpine, 20 sachets',
    description: 'Menthe, mélisse et camomille des Alpes, naturellement sans caféine.',
  },
  'assam-tin': {
    title: 'Thé noir Assam en boîte, 150 g',
    description: 'Malté et corsé, un thé pour les longs après-midi. Délicieux avec du lait.',
  },
  'cocoa-tin': {
    title: 'Chocolat à boire, 60 % de cacao, 300 g',
    description: 'Peu de sucre, beaucoup de cacao : il fond en une minute dans le lait chaud.',
  },
};
