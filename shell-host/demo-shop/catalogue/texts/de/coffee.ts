import type { CoffeeTexts } from '../productTexts.ts';

/** Texts of the coffee products in German. */
export const coffee: CoffeeTexts = {
  'aurora-beans': {
    title: 'Röstkaffee Aurora, ganze Bohne, 500 g',
    description:
      'Mild und nussig, langsam in der Trommel geröstet. Für Filter, Handaufguss und Vollautomat.',
  },
  'morning-ground': {
    title: 'Filterkaffee Guten Morgen, gemahlen, 500 g',
    description:
      'Rund und ausgewogen mit einer feinen Karamellnote, mittelfein gemahlen für die Filtermaschine.',
  },
  'mild-decaf': {
    title: 'Filterkaffee Abendruhe, entkoffeiniert, 250 g',
    description:
      'Voller Geschmack ohne Koffein, schonend entkoffeiniert. Passt auch spät am Abend.',
  },
  'anniversary-tin': {
    title: 'Jahreskaffee in der Schmuckdose, 500 g',
    description:
      'Die limitierte Ernte des Jahres in einer Dose zum Aufheben. Nur solange der Vorrat reicht.',
  },
  'sera-espresso': {
    title: 'Espresso Sera, ganze Bohne, 1 kg',
    description:
      'Dunkel, kräftig und cremig mit einem Hauch Bitterschokolade. Für Siebträger und Vollautomat.',
  },
  'sierra-organic': {
    title: 'Bio-Espresso Sierra, ganze Bohne, 500 g',
    description: 'Hochlandkaffee aus ökologischem Anbau mit Noten von Orange und Kakao.',
  },
  'lungo-capsules': {
    title: 'Kaffeekapseln Lungo, 30 Stück',
    description:
      'Lang aufgegossen, sanft und aromatisch. Die Kapseln sind aus recyceltem Aluminium.',
  },
  'capsule-box': {
    title: 'Kapsel-Probierbox, 60 Stück',
    description: 'Sechs Sorten von mild bis kräftig, um den eigenen Liebling zu finden.',
  },
  'piccola-machine': {
    title: 'Kapselmaschine Piccola, Salbeigrün',
    description: 'In 25 Sekunden startklar, drei Tassengrößen und nur 12 cm breit.',
  },
  'classica-machine': {
    title: 'Siebträgermaschine Classica',
    description:
      '15 bar, Dampflanze für feinen Milchschaum und ein beheizter Tassenwärmer aus Edelstahl.',
  },
  'meadow-tea': {
    title: 'Kräutertee Bergwiese, 20 Beutel',
    description: 'Minze, Melisse und Kamille aus den Alpen, von Natur aus ohne Koffein.',
  },
  'assam-tin': {
    title: 'Schwarztee Assam in der Dose, 150 g',
    description: 'Malzig und kräftig, ein Tee für lange Nachmittage. Mit Milch besonders gut.',
  },
  'cocoa-tin': {
    title: 'Trinkschokolade mit 60 % Kakao, 300 g',
    description: 'Wenig Zucker, viel Kakao: In heißer Milch schmilzt sie in einer Minute.',
  },
};
