import type { ProductData } from './productData.ts';

/** Lighting, textiles and decoration. */
export const home = {
  'glow-lamp': {
    id: '30101',
    subcategory: 'lighting',
    euroCents: 3999,
    saleEuroCents: 2999,
    stock: 21,
  },
  'wicker-pendant': {
    id: '30102',
    subcategory: 'lighting',
    euroCents: 5999,
    stock: 8,
    isNew: true,
  },
  'linen-cushion': {
    id: '30103',
    subcategory: 'cushions-blankets',
    euroCents: 1999,
    stock: 70,
    dimensionKey: 'size-45x45',
  },
  'arch-cushion': {
    id: '30104',
    subcategory: 'cushions-blankets',
    euroCents: 1499,
    saleEuroCents: 999,
    stock: 2,
    dimensionKey: 'size-45x45',
  },
  'wool-blanket': {
    id: '30105',
    subcategory: 'cushions-blankets',
    euroCents: 4999,
    stock: 33,
    dimensionKey: 'colour-terracotta',
  },
  'fig-candle': {
    id: '30106',
    subcategory: 'decoration',
    euroCents: 1299,
    stock: 95,
    itemLimit: 5,
  },
  'wave-vase': { id: '30107', subcategory: 'decoration', euroCents: 2299, stock: 26, isNew: true },
  'oak-clock': { id: '30108', subcategory: 'decoration', euroCents: 2999, stock: 14 },
  'linen-bedding': {
    id: '30109',
    subcategory: 'bedding',
    euroCents: 5999,
    saleEuroCents: 4499,
    stock: 24,
    dimensionKey: 'size-135x200',
  },
  'waffle-towels': {
    id: '30110',
    subcategory: 'towels',
    euroCents: 2999,
    stock: 48,
    dimensionKey: 'colour-sage',
  },
  'terra-planters': { id: '30111', subcategory: 'planters', euroCents: 1999, stock: 41 },
  'seagrass-basket': {
    id: '30112',
    subcategory: 'baskets',
    euroCents: 2499,
    stock: 0,
    dimensionKey: 'size-l',
  },
} as const satisfies Record<string, ProductData>;
