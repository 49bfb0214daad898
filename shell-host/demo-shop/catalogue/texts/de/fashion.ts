import type { FashionTexts } from '../productTexts.ts';

/** Texts of the fashion products in German. */
export const fashion: FashionTexts = {
  'lund-jumper': {
    title: 'Strickpullover Lund',
    description: 'Grob gestrickt aus Wolle und Baumwolle, mit Rundhals und Zopfmuster.',
  },
  'fjord-cardigan': {
    title: 'Strickjacke Fjord',
    description: 'Lang geschnitten, mit Taschen und Hornknöpfen. Wärmt am Kamin und draußen.',
  },
  'tuscany-dress': {
    title: 'Midikleid Toskana',
    description: 'Fließende Viskose mit Bindegürtel und kleinem Blütendruck.',
  },
  'amalfi-shirt': {
    title: 'Leinenhemd Amalfi',
    description: 'Luftig und knitterfreundlich, mit Stehkragen und Knöpfen aus Perlmutt.',
  },
  'basic-tees': {
    title: 'T-Shirts aus Bio-Baumwolle, 2 Stück',
    description: 'Schwerer Jersey, der die Form behält. Eines in Sand, eines in Blaugrau.',
  },
  'porto-chinos': {
    title: 'Chinohose Porto',
    description: 'Bequemer Bund, schmales Bein und ein Hauch Elastan für lange Tage.',
  },
  'harbour-jacket': {
    title: 'Regenjacke Hafen',
    description: 'Wasserdicht und atmungsaktiv, Nähte verschweißt, Kapuze verstellbar.',
  },
  'wool-socks': {
    title: 'Wollsocken, 3 Paar',
    description: 'Weiche Merinowolle mit verstärkter Ferse, drei Farben im Set.',
  },
  'felt-slippers': {
    title: 'Hausschuhe aus Filz',
    description: 'Aus Wollfilz geformt, mit rutschfester Sohle. Leise und warm.',
  },
  'stripe-scarf': {
    title: 'Schal mit Streifen',
    description: 'Weich gewebt mit Fransen und mit zwei Metern lang genug für jeden Knoten.',
  },
  'rib-beanie': {
    title: 'Rippstrickmütze mit Umschlag',
    description: 'Dehnbar und warm, aus einem Mix von Merino und recyceltem Garn.',
  },
  'canvas-bag': {
    title: 'Shopper aus Canvas mit Lederhenkeln',
    description: 'Trägt den Wocheneinkauf und den Laptop. Mit Innentasche und Druckknopf.',
  },
};
