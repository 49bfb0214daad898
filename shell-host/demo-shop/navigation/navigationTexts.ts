import type { LocalizedText } from '../sites.ts';

/** The titles of the categories root and of the teaser groups. */
export const navigationTexts = {
  categories: {
    de: 'Kategorien',
    fr: 'Catégories',
    cs: 'Kategorie',
    hu: 'Kategóriák',
    pl: 'Kategorie',
    sk: 'Kategórie',
    tr: 'Kategoriler',
  },
  new: {
    de: 'Neu eingetroffen',
    fr: 'Nouveautés',
    cs: 'Novinky',
    hu: 'Újdonságok',
    pl: 'Nowości',
    sk: 'Novinky',
    tr: 'Yeni gelenler',
  },
  reduced: {
    de: 'Jetzt reduziert',
    fr: 'Maintenant en soldes',
    cs: 'Nyní ve slevě',
    hu: 'Most leárazva',
    pl: 'Teraz taniej',
    sk: 'Teraz v zľave',
    tr: 'Şimdi indirimde',
  },
  discover: {
    de: 'Zum Entdecken',
    fr: 'À découvrir',
    cs: 'K objevování',
    hu: 'Fedezze fel',
    pl: 'Warto odkryć',
    sk: 'Na objavovanie',
    tr: 'Keşfedin',
  },
} as const satisfies Record<string, LocalizedText>;
