import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in French. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Lampe de table Lueur du soir',
    description: 'Pied en céramique, abat-jour en lin, variateur à trois niveaux.',
  },
  'wicker-pendant': {
    title: 'Suspension en rotin, Ø 40 cm',
    description: 'Tressée à la main ; la lumière dessine de fins motifs sur la table.',
  },
  'linen-cushion': {
    title: 'Coussin en lin Dune, 45 × 45 cm',
    description: 'Lin prélavé à fine bordure frangée. La housse s’enlève et se lave.',
  },
  'arch-cushion': {
    title: 'Housse de coussin Arc-en-ciel, 45 × 45 cm',
    description: 'Arcs brodés terracotta et sable sur coton épais.',
  },
  'wool-blanket': {
    title: 'Plaid en laine Étoile polaire, 130 × 180 cm',
    description:
      'Tissé en pure laine vierge, chaud et pourtant léger, avec franges nouées à la main.',
  },
  'fig-candle': {
    title: 'Bougie parfumée figue et cèdre',
    description: 'Cire de colza dans un verre réutilisable, environ 40 heures de combustion.',
  },
  'wave-vase': {
    title: 'Vase en céramique Vague, 24 cm',
    description: 'Émail mat, façonné à la main, beau même sans fleurs.',
  },
  'oak-clock': {
    title: 'Horloge murale en chêne, Ø 30 cm',
    description: 'Mécanisme silencieux, traits sobres à la place des chiffres. Pile incluse.',
  },
  'linen-bedding': {
    title: 'Parure de lit aspect lin, 135 × 200 cm',
    description: 'Coton doux et frais qui se passe de repassage. Avec fermeture éclair.',
  },
  'waffle-towels': {
    title: 'Serviettes en nid d’abeille, 4 pièces',
    description:
      'Absorbantes et vite sèches : deux serviettes de toilette et deux draps de douche.',
  },
  'terra-planters': {
    title: 'Cache-pots Terra, lot de 2',
    description: 'En terre cuite avec soucoupe, pour l’intérieur et le balcon abrité.',
  },
  'seagrass-basket': {
    title: 'Panier de rangement en jonc de mer, grand',
    description: 'Pour les plaids, les magazines ou les jouets. Deux anses et une base stable.',
  },
};
