import type { LocalizedText } from '../../sites.ts';

/** The top banner of a season. The five seasons cover the whole year, so that there is always a banner. */
export interface Season {
  days: readonly [from: string, to: string];
  code: string;
  theme: 'light' | 'dark' | 'other';
  headline: LocalizedText;
}

/** The seasons in the order of the year. */
export const seasons: readonly Season[] = [
  {
    days: ['03-01', '05-31'],
    code: 'BLOOM10',
    theme: 'light',
    headline: {
      de: 'Frühling in der Tasse',
      fr: 'Le printemps dans la tasse',
      cs: 'Jaro ve vašem šálku',
      hu: 'Tavasz a csészében',
      pl: 'Wiosna w filiżance',
      sk: 'Jar vo vašej šálke',
      tr: 'Fincanda bahar',
    },
  },
  {
    days: ['06-01', '08-31'],
    code: 'COOL10',
    theme: 'other',
    headline: {
      de: 'Sommer auf Eis',
      fr: 'L’été se boit glacé',
      cs: 'Léto s ledem',
      hu: 'Jéghideg nyári kávék',
      pl: 'Lato z kostkami lodu',
      sk: 'Leto s ľadom',
      tr: 'Yaza buz gibi kahve',
    },
  },
  {
    days: ['09-01', '11-30'],
    code: 'COZY10',
    theme: 'other',
    headline: {
      de: 'Herbstzeit ist Kaffeezeit',
      fr: 'L’automne, c’est la saison du café',
      cs: 'Podzim je čas kávy',
      hu: 'Az ősz a kávé ideje',
      pl: 'Jesień to czas na kawę',
      sk: 'Jeseň je čas kávy',
      tr: 'Sonbahar, kahve zamanı',
    },
  },
  {
    days: ['12-01', '12-24'],
    code: 'ADVENT10',
    theme: 'dark',
    headline: {
      de: 'Advent mit Kaffeeduft',
      fr: 'L’Avent au parfum de café',
      cs: 'Advent s vůní kávy',
      hu: 'Advent kávéillattal',
      pl: 'Adwent pachnący kawą',
      sk: 'Advent s vôňou kávy',
      tr: 'Yılbaşına kahve kokusuyla',
    },
  },
  {
    days: ['12-25', '02-29'],
    code: 'WARM10',
    theme: 'light',
    headline: {
      de: 'Warm durch den Winter',
      fr: 'Bien au chaud tout l’hiver',
      cs: 'V teple celou zimu',
      hu: 'Melegben egész télen',
      pl: 'Ciepło przez całą zimę',
      sk: 'V teple celú zimu',
      tr: 'Kış boyu sıcacık',
    },
  },
];
