import type { LocalizedText } from '../sites.ts';

/** The four sections of the theme-worlds flyout (NAV-19). */
export type Section = 'scout' | 'new' | 'more' | 'lastChance';

/** One theme world of the shop. */
export interface ThemeWorld {
  section: Section;
  /** The slug of the category that it links to. */
  category: string;
  /** The scene of its picture. */
  scene: string;
  title: LocalizedText;
  badges: ('scout' | 'new' | 'preview')[];
  /** Whether it is only for holders of the loyalty card. */
  forCardHolders?: boolean;
  availability?: 'SOLDOUT' | 'NOT_AVAILABLE';
  /** The number of days until it ends. The texts have the plural form of 2 to 4 days only. */
  daysLeft?: 2 | 3 | 4;
}

/** The theme worlds in the order of their sections. */
export const themeWorlds: readonly ThemeWorld[] = [
  {
    section: 'scout',
    category: 'roasts',
    scene: 'coffee-harvest',
    title: {
      de: 'Kaffee aus dem Hochland',
      fr: 'Cafés d’altitude',
      cs: 'Horská káva',
      hu: 'Hegyvidéki kávék',
      pl: 'Kawy wysokogórskie',
      sk: 'Horská káva',
      tr: 'Yüksek rakım kahveleri',
    },
    badges: ['scout', 'preview'],
    forCardHolders: true,
  },
  {
    section: 'scout',
    category: 'living',
    scene: 'cosy-corner',
    title: {
      de: 'Wohnen in Terrakotta',
      fr: 'Ambiance terracotta',
      cs: 'Terakotový domov',
      hu: 'Terrakotta otthon',
      pl: 'Dom w kolorze terakoty',
      sk: 'Terakotový domov',
      tr: 'Terrakotta tonlarında ev',
    },
    badges: ['scout'],
    availability: 'NOT_AVAILABLE',
  },
  {
    section: 'new',
    category: 'home',
    scene: 'evening-light',
    title: {
      de: 'Gemütlich zu Hause',
      fr: 'Cocooning à la maison',
      cs: 'Útulně doma',
      hu: 'Otthoni kuckó',
      pl: 'Przytulnie w domu',
      sk: 'Útulne doma',
      tr: 'Evde keyif',
    },
    badges: ['new'],
  },
  {
    section: 'new',
    category: 'tableware',
    scene: 'morning-coffee',
    title: {
      de: 'Frühstück zu zweit',
      fr: 'Petit-déjeuner à deux',
      cs: 'Snídaně ve dvou',
      hu: 'Reggeli kettesben',
      pl: 'Śniadanie we dwoje',
      sk: 'Raňajky vo dvojici',
      tr: 'İki kişilik kahvaltı',
    },
    badges: ['new', 'preview'],
  },
  {
    section: 'more',
    category: 'knitwear',
    scene: 'knitwear-season',
    title: {
      de: 'Mode aus Strick',
      fr: 'La mode en maille',
      cs: 'Pletená móda',
      hu: 'Kötött divat',
      pl: 'Moda z dzianiny',
      sk: 'Pletená móda',
      tr: 'Triko modası',
    },
    badges: [],
  },
  {
    section: 'more',
    category: 'cooking',
    scene: 'cooking',
    title: {
      de: 'Kochen wie die Profis',
      fr: 'Cuisiner comme un chef',
      cs: 'Vařte jako šéfkuchař',
      hu: 'Főzés profi módra',
      pl: 'Gotowanie jak u szefa kuchni',
      sk: 'Varte ako šéfkuchár',
      tr: 'Şefler gibi pişirin',
    },
    badges: [],
  },
  {
    section: 'more',
    category: 'on-the-go',
    scene: 'coffee-break',
    title: {
      de: 'Kaffee für unterwegs',
      fr: 'Le café à emporter',
      cs: 'Káva na cesty',
      hu: 'Kávé útközben',
      pl: 'Kawa w drodze',
      sk: 'Káva na cesty',
      tr: 'Yolda kahve',
    },
    badges: [],
  },
  {
    section: 'lastChance',
    category: 'bed-bath',
    scene: 'good-sleep',
    title: {
      de: 'Bett und Bad in Weiß',
      fr: 'Lit et bain en blanc',
      cs: 'Ložnice a koupelna v bílé',
      hu: 'Háló és fürdő fehérben',
      pl: 'Sypialnia i łazienka w bieli',
      sk: 'Spálňa a kúpeľňa v bielom',
      tr: 'Beyaz yatak ve banyo',
    },
    badges: [],
    daysLeft: 3,
  },
  {
    section: 'lastChance',
    category: 'planters',
    scene: 'green-living',
    title: {
      de: 'Balkon und Fensterbank',
      fr: 'Balcon et rebord de fenêtre',
      cs: 'Balkon a parapet',
      hu: 'Erkély és ablakpárkány',
      pl: 'Balkon i parapet',
      sk: 'Balkón a parapet',
      tr: 'Balkon ve pencere önü',
    },
    badges: [],
    availability: 'SOLDOUT',
    daysLeft: 2,
  },
];
