import type { KitchenTexts } from '../productTexts.ts';

/** Texts of the kitchen products in German. */
export const kitchen: KitchenTexts = {
  'hand-grinder': {
    title: 'Kaffeemühle Molino mit Kurbel',
    description:
      'Keramikmahlwerk mit 18 Stufen, von Espresso bis French Press. Gehäuse aus Nussbaum.',
  },
  'pour-over': {
    title: 'Kaffeebereiter mit Filter, 600 ml',
    description:
      'Karaffe aus Borosilikatglas mit Dauerfilter aus Edelstahl und Griffband aus Leder.',
  },
  'moka-pot': {
    title: 'Espressokocher Napoli, 4 Tassen',
    description:
      'Der Klassiker aus Aluminium, mit einem Griff, der kühl bleibt. Nicht für Induktion.',
  },
  'thermo-mug': {
    title: 'Thermobecher Unterwegs, 350 ml',
    description: 'Hält vier Stunden heiß, ist absolut dicht und lässt sich mit einer Hand öffnen.',
  },
  'nordic-mugs': {
    title: 'Kaffeebecher Nordlicht, 2 Stück',
    description:
      'Steinzeug mit reaktiver Glasur, jedes Paar fällt ein wenig anders aus. Spülmaschinenfest.',
  },
  'espresso-cups': {
    title: 'Espressotassen Siena mit Untertassen, 4 Stück',
    description: 'Dickwandiges Porzellan, das die Wärme hält. Vier Farben, ein Set.',
  },
  'latte-glasses': {
    title: 'Latte-macchiato-Gläser, doppelwandig, 2 Stück',
    description: 'Mundgeblasen und doppelwandig: innen heiß, außen angenehm kühl.',
  },
  'sandstone-plates': {
    title: 'Tellerset Sandstein, 8-teilig',
    description: 'Vier große und vier kleine Teller aus mattem Steinzeug in warmen Naturtönen.',
  },
  'iron-pan': {
    title: 'Gusseiserne Pfanne, 28 cm',
    description:
      'Bereits eingebrannt und für alle Herdarten geeignet. Wird mit jedem Braten besser.',
  },
  'enamel-pot': {
    title: 'Emaille-Topf mit Deckel, 4 Liter',
    description: 'Schnell heiß und leicht zu reinigen, mit Griffen aus Holz und einem blauen Rand.',
  },
  'chef-knife': {
    title: 'Kochmesser Hanami, 20 cm',
    description:
      'Klinge aus Damaszenerstahl mit 67 Lagen, Griff aus Pakkaholz. Von Hand geschliffen.',
  },
  'oak-board': {
    title: 'Schneidebrett aus Eiche, 40 × 28 cm',
    description: 'Massives Holz mit Saftrille, geölt. Auch zum Servieren von Brot und Käse.',
  },
  'storage-jars': {
    title: 'Vorratsgläser mit Bambusdeckel, 3 Stück',
    description:
      'Luftdicht dank Silikonring, stapelbar und gut zu reinigen. 0,5, 0,8 und 1,2 Liter.',
  },
};
