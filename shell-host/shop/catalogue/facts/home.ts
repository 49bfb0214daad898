import type { Fact } from './fact.ts';

/** Light, textiles and decoration for the flat. */
export const home = {
  'glow-lamp': { id: '30101', subcategory: 'lighting', euro: 3999, sale: 2999, stock: 21 },
  'wicker-pendant': { id: '30102', subcategory: 'lighting', euro: 5999, stock: 8, isNew: true },
  'linen-cushion': {
    id: '30103',
    subcategory: 'cushions-blankets',
    euro: 1999,
    stock: 70,
    dimensionKey: 'size-45x45',
  },
  'arch-cushion': {
    id: '30104',
    subcategory: 'cushions-blankets',
    euro: 1499,
    sale: 999,
    stock: 2,
    dimensionKey: 'size-45x45',
  },
  'wool-blanket': {
    id: '30105',
    subcategory: 'cushions-blankets',
    euro: 4999,
    stock: 33,
    dimensionKey: 'colour-terracotta',
  },
  'fig-candle': { id: '30106', subcategory: 'decoration', euro: 1299, stock: 95, itemLimit: 5 },
  'wave-vase': { id: '30107', subcategory: 'decoration', euro: 2299, stock: 26, isNew: true },
  'oak-clock': { id: '30108', subcategory: 'decoration', euro: 2999, stock: 14 },
  'linen-bedding': {
    id: '30109',
    subcategory: 'bedding',
    euro: 5999,
    sale: 4499,
    stock: 24,
    dimensionKey: 'size-135x200',
  },
  'waffle-towels': {
    id: '30110',
    subcategory: 'towels',
    euro: 2999,
    stock: 48,
    dimensionKey: 'colour-sage',
  },
  'terra-planters': { id: '30111', subcategory: 'planters', euro: 1999, stock: 41 },
  'seagrass-basket': {
    id: '30112',
    subcategory: 'baskets',
    euro: 2499,
    stock: 0,
    dimensionKey: 'size-l',
  },
} as const satisfies Record<string, Fact>;
