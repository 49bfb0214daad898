import type { Fact } from './fact.ts';

/** What coffee and meals are made and served with. */
export const kitchen = {
  'hand-grinder': { id: '20101', subcategory: 'brewers', euro: 3999, stock: 22, isNew: true },
  'pour-over': { id: '20102', subcategory: 'brewers', euro: 2499, stock: 35 },
  'moka-pot': { id: '20103', subcategory: 'brewers', euro: 1999, sale: 1499, stock: 28 },
  'thermo-mug': {
    id: '20104',
    subcategory: 'on-the-go',
    euro: 1799,
    stock: 64,
    dimensionKey: 'colour-dusty-blue',
  },
  'nordic-mugs': {
    id: '20105',
    subcategory: 'mugs-cups',
    euro: 1499,
    stock: 80,
    itemLimit: 5,
    dimensionKey: 'colour-sand',
  },
  'espresso-cups': { id: '20106', subcategory: 'mugs-cups', euro: 1999, stock: 1 },
  'latte-glasses': { id: '20107', subcategory: 'mugs-cups', euro: 1699, sale: 1299, stock: 46 },
  'sandstone-plates': { id: '20108', subcategory: 'plates-bowls', euro: 4499, stock: 30 },
  'iron-pan': {
    id: '20109',
    subcategory: 'pots-pans',
    euro: 3999,
    stock: 17,
    dimensionKey: 'size-28',
  },
  'enamel-pot': {
    id: '20110',
    subcategory: 'pots-pans',
    euro: 4999,
    sale: 3499,
    stock: 12,
    dimensionKey: 'colour-cream',
  },
  'chef-knife': { id: '20111', subcategory: 'knives-boards', euro: 3499, stock: 25, itemLimit: 4 },
  'oak-board': {
    id: '20112',
    subcategory: 'knives-boards',
    euro: 2499,
    stock: 38,
    dimensionKey: 'size-m',
  },
  'storage-jars': { id: '20113', subcategory: 'storage-jars', euro: 1699, stock: 55, isNew: true },
} as const satisfies Record<string, Fact>;
