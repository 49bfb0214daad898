import type { LocalizedText } from '../../sites.ts';

/** The sublines of the category banners; their headlines are the categories' titles. */
export const categorySublines = {
  coffee: {
    de: 'Frisch geröstet, fair gehandelt',
    fr: 'Fraîchement torréfié et équitable',
    cs: 'Čerstvě pražená a férově nakupovaná',
    hu: 'Frissen pörkölve, méltányos kereskedelemből',
    pl: 'Świeżo palona, uczciwie kupowana',
    sk: 'Čerstvo pražená a férovo nakupovaná',
    tr: 'Taze kavrulmuş, adil ticaretle',
  },
  kitchen: {
    de: 'Gutes Werkzeug macht Lust aufs Kochen',
    fr: 'De bons ustensiles donnent envie de cuisiner',
    cs: 'S dobrým náčiním se vaří lépe',
    hu: 'Jó eszközökkel öröm a főzés',
    pl: 'Z dobrym sprzętem gotuje się lepiej',
    sk: 'S dobrým náčiním sa varí lepšie',
    tr: 'İyi gereçlerle mutfak daha keyifli',
  },
  home: {
    de: 'Warme Farben, weiche Stoffe',
    fr: 'Des couleurs chaudes, des matières douces',
    cs: 'Teplé barvy, měkké látky',
    hu: 'Meleg színek, puha anyagok',
    pl: 'Ciepłe kolory, miękkie tkaniny',
    sk: 'Teplé farby, mäkké látky',
    tr: 'Sıcak renkler, yumuşak kumaşlar',
  },
  fashion: {
    de: 'Lieblingsstücke für jeden Tag',
    fr: 'Vos pièces préférées pour tous les jours',
    cs: 'Oblíbené kousky na každý den',
    hu: 'Kedvenc darabok minden napra',
    pl: 'Ulubione ubrania na co dzień',
    sk: 'Obľúbené kúsky na každý deň',
    tr: 'Her gün için favori parçalar',
  },
  sale: {
    de: 'Nur solange der Vorrat reicht',
    fr: 'Dans la limite des stocks disponibles',
    cs: 'Do vyprodání zásob',
    hu: 'A készlet erejéig',
    pl: 'Do wyczerpania zapasów',
    sk: 'Do vypredania zásob',
    tr: 'Stoklarla sınırlıdır',
  },
} as const satisfies Record<string, LocalizedText>;
