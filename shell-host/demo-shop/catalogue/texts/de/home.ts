import type { HomeTexts } from '../productTexts.ts';

/** Texts of the home products in German. */
export const home: HomeTexts = {
  'glow-lamp': {
    title: 'Tischleuchte Abendschein',
    description: 'Fuß aus Keramik, Schirm aus Leinen, dimmbar in drei Stufen.',
  },
  'wicker-pendant': {
    title: 'Pendelleuchte aus Rattan, Ø 40 cm',
    description: 'Von Hand geflochten; das Licht fällt in feinen Mustern auf den Tisch.',
  },
  'linen-cushion': {
    title: 'Leinenkissen Sanddüne, 45 × 45 cm',
    description:
      'Vorgewaschenes Leinen mit feiner Fransenkante. Der Bezug lässt sich abnehmen und waschen.',
  },
  'arch-cushion': {
    title: 'Kissenhülle Regenbogen, 45 × 45 cm',
    description: 'Gestickte Bögen in Terrakotta und Sand auf fester Baumwolle.',
  },
  'wool-blanket': {
    title: 'Wolldecke Polarstern, 130 × 180 cm',
    description: 'Aus reiner Schurwolle gewebt, warm und doch leicht, mit handgeknüpften Fransen.',
  },
  'fig-candle': {
    title: 'Duftkerze Feige und Zeder',
    description: 'Rapswachs im wiederverwendbaren Glas, brennt rund 40 Stunden.',
  },
  'wave-vase': {
    title: 'Keramikvase Welle, 24 cm',
    description: 'Matt glasiert und von Hand geformt, schön auch ohne Blumen.',
  },
  'oak-clock': {
    title: 'Wanduhr aus Eiche, Ø 30 cm',
    description: 'Lautloses Uhrwerk, klare Striche statt Zahlen. Batterie inklusive.',
  },
  'linen-bedding': {
    title: 'Bettwäsche in Leinenoptik, 135 × 200 cm',
    description: 'Weiche, kühle Baumwolle, die nicht gebügelt werden will. Mit Reißverschluss.',
  },
  'waffle-towels': {
    title: 'Handtuchset Waffelpikee, 4-teilig',
    description: 'Saugstark und schnell trocken, zwei Handtücher und zwei Duschtücher.',
  },
  'terra-planters': {
    title: 'Übertöpfe Terra, 2 Stück',
    description: 'Aus gebranntem Ton mit Untersetzer, für drinnen und den geschützten Balkon.',
  },
  'seagrass-basket': {
    title: 'Aufbewahrungskorb aus Seegras, groß',
    description: 'Für Decken, Zeitschriften oder Spielzeug. Mit zwei Griffen und festem Stand.',
  },
};
