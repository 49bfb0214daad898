import type { Site } from '../../foundation/sites/sites.ts';
import type { ItemId } from './navigation.ts';

const german = {
  'theme-worlds': '/themenwelten',
  categories: '/kategorien',
  coffee: '/kaffee',
  sale: '/sale',
};
const french = {
  'theme-worlds': '/univers',
  categories: '/categories',
  coffee: '/cafe',
  sale: '/soldes',
};
const czech = {
  'theme-worlds': '/tematicke-svety',
  categories: '/kategorie',
  coffee: '/kava',
  sale: '/vyprodej',
};
const hungarian = {
  'theme-worlds': '/temavilagok',
  categories: '/kategoriak',
  coffee: '/kave',
  sale: '/akciok',
};
const polish = {
  'theme-worlds': '/swiaty-tematyczne',
  categories: '/kategorie',
  coffee: '/kawa',
  sale: '/wyprzedaz',
};
const slovak = {
  'theme-worlds': '/tematicke-svety',
  categories: '/kategorie',
  coffee: '/kava',
  sale: '/vypredaj',
};
const turkish = {
  'theme-worlds': '/tema-dunyalari',
  categories: '/kategoriler',
  coffee: '/kahve',
  sale: '/indirim',
};

/** Where the four items lead before, and without, a word of the services (contract §4). */
export const defaultLinks: Readonly<Record<Site, Readonly<Record<ItemId, string>>>> = {
  DE: german,
  AT: german,
  CH: german,
  CH_FR: french,
  CZ: czech,
  HU: hungarian,
  PL: polish,
  SK: slovak,
  TR: turkish,
};

/** The titles of the four items before a service has answered. */
export const defaultTitles = {
  'theme-worlds': 'navigation.item.themeWorlds',
  categories: 'navigation.item.categories',
  coffee: 'navigation.item.coffee',
  sale: 'navigation.item.sale',
} as const satisfies Record<ItemId, string>;
