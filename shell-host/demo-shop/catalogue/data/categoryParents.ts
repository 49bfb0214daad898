/**
 * The category tree: each slug with the slug of its parent. Parents come before their children, in the order of the
 * menu.
 */
export const categoryParents = {
  coffee: null,
  roasts: 'coffee',
  'filter-coffee': 'roasts',
  espresso: 'roasts',
  'capsules-machines': 'coffee',
  capsules: 'capsules-machines',
  machines: 'capsules-machines',
  'tea-cocoa': 'coffee',
  tea: 'tea-cocoa',
  cocoa: 'tea-cocoa',

  kitchen: null,
  'coffee-making': 'kitchen',
  brewers: 'coffee-making',
  'on-the-go': 'coffee-making',
  tableware: 'kitchen',
  'mugs-cups': 'tableware',
  'plates-bowls': 'tableware',
  cooking: 'kitchen',
  'pots-pans': 'cooking',
  'knives-boards': 'cooking',
  'storage-jars': 'cooking',

  home: null,
  living: 'home',
  lighting: 'living',
  'cushions-blankets': 'living',
  decoration: 'living',
  'bed-bath': 'home',
  bedding: 'bed-bath',
  towels: 'bed-bath',
  'plants-order': 'home',
  planters: 'plants-order',
  baskets: 'plants-order',

  fashion: null,
  women: 'fashion',
  knitwear: 'women',
  dresses: 'women',
  men: 'fashion',
  shirts: 'men',
  'trousers-jackets': 'men',
  accessories: 'fashion',
  'socks-slippers': 'accessories',
  'scarves-hats': 'accessories',
  bags: 'accessories',

  sale: null,
  'sale-coffee': 'sale',
  'sale-kitchen': 'sale',
  'sale-home': 'sale',
  'sale-fashion': 'sale',
} as const satisfies Record<string, string | null>;

/** The slug of any category. */
export type CategorySlug = keyof typeof categoryParents;
