import type { ProductData } from './productData.ts';

/** Kitchenware and tableware. */
export const kitchen = {
  'hand-grinder': { id: '20101', subcategory: 'brewers', euroCents: 3999, stock: 22, isNew: true },
  'pour-over': { id: '20102', subcategory: 'brewers', euroCents: 2499, stock: 35 },
  'moka-pot': {
    id: '20103',
    subcategory: 'brewers',
    euroCents: 1999,
    saleEuroCents: 1499,
    stock: 28,
  },
  'thermo-mug': {
    id: '20104',
    subcategory: 'on-the-go',
    euroCents: 1799,
    stock: 64,
    dimensionKey: 'colour-dusty-blue',
  },
  'nordic-mugs': {
    id: '20105',
    subcategory: 'mugs-cups',
    euroCents: 1499,
    stock: 80,
    itemLimit: 5,
    dimensionKey: 'colour-sand',
  },
  'espresso-cups': { id: '20106', subcategory: 'mugs-cups', euroCents: 1999, stock: 1 },
  'latte-glasses': {
    id: '20107',
    subcategory: 'mugs-cups',
    euroCents: 1699,
    saleEuroCents: 1299,
    stock: 46,
  },
  'sandstone-plates': { id: '20108', subcategory: 'plates-bowls', euroCents: 4499, stock: 30 },
  'iron-pan': {
    id: '20109',
    subcategory: 'pots-pans',
    euroCents: 3999,
    stock: 17,
    dimensionKey: 'size-28',
  },
  'enamel-pot': {
    id: '20110',
    subcategory: 'pots-pans',
    euroCents: 4999,
    saleEuroCents: 3499,
    stock: 12,
    dimensionKey: 'colour-cream',
  },
  'chef-knife': {
    id: '20111',
    subcategory: 'knives-boards',
    euroCents: 3499,
    stock: 25,
    itemLimit: 4,
  },
  'oak-board': {
    id: '20112',
    subcategory: 'knives-boards',
    euroCents: 2499,
    stock: 38,
    dimensionKey: 'size-m',
  },
  'storage-jars': {
    id: '20113',
    subcategory: 'storage-jars',
    euroCents: 1699,
    stock: 55,
    isNew: true,
  },
} as const satisfies Record<string, ProductData>;
