import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in French. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Pull en maille Lund',
    description: 'Grosse maille de laine et coton, col rond et motif torsadé.',
  },
  'fjord-cardigan': {
    title: 'Gilet long Fjord',
    description:
      'Coupe longue, avec poches et boutons en corne. Chaud au coin du feu comme dehors.',
  },
  'tuscany-dress': {
    title: 'Robe midi Toscane',
    description: 'Viscose fluide, ceinture à nouer et petit imprimé fleuri.',
  },
  'amalfi-shirt': {
    title: 'Chemise en lin Amalfi',
    description: 'Légère et aérée, avec col mao et boutons en nacre.',
  },
  'basic-tees': {
    title: 'T-shirts en coton bio, lot de 2',
    description: 'Jersey épais qui garde sa forme. Un couleur sable, un gris bleuté.',
  },
  'porto-chinos': {
    title: 'Pantalon chino Porto',
    description:
      'Taille confortable, jambe étroite et une touche d’élasthanne pour les longues journées.',
  },
  'harbour-jacket': {
    title: 'Veste de pluie Port',
    description: 'Imperméable et respirante, coutures soudées, capuche réglable.',
  },
  'wool-socks': {
    title: 'Chaussettes en laine, 3 paires',
    description: 'Laine mérinos douce, talon renforcé, trois couleurs par lot.',
  },
  'felt-slippers': {
    title: 'Pantoufles en feutre',
    description: 'Moulées en feutre de laine, avec semelle antidérapante. Silencieuses et chaudes.',
  },
  'stripe-scarf': {
    title: 'Écharpe à rayures',
    description: 'Tissage doux à franges, deux mètres de long pour tous les nœuds.',
  },
  'rib-beanie': {
    title: 'Bonnet côtelé à revers',
    description: 'Extensible et chaud, en mérinos mêlé de fil recyclé.',
  },
  'canvas-bag': {
    title: 'Cabas en toile à anses de cuir',
    description:
      'Pour les courses de la semaine et l’ordinateur. Poche intérieure et bouton-pression.',
  },
};
