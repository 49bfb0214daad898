import type { Fact } from './fact.ts';

/** Coffee, tea, cocoa and the machines for them. */
export const coffee = {
  'aurora-beans': { id: '10101', subcategory: 'filter-coffee', euro: 749, stock: 120 },
  'morning-ground': { id: '10102', subcategory: 'filter-coffee', euro: 649, stock: 200 },
  'mild-decaf': { id: '10103', subcategory: 'filter-coffee', euro: 499, stock: 3 },
  'anniversary-tin': {
    id: '10104',
    subcategory: 'filter-coffee',
    euro: 1299,
    stock: 9,
    itemLimit: 2,
    isNew: true,
  },
  'sera-espresso': { id: '10105', subcategory: 'espresso', euro: 1499, sale: 1199, stock: 85 },
  'sierra-organic': { id: '10106', subcategory: 'espresso', euro: 899, stock: 40, isNew: true },
  'lungo-capsules': { id: '10107', subcategory: 'capsules', euro: 999, stock: 150 },
  'capsule-box': {
    id: '10108',
    subcategory: 'capsules',
    euro: 1999,
    sale: 1599,
    stock: 60,
    itemLimit: 5,
  },
  'piccola-machine': {
    id: '10109',
    subcategory: 'machines',
    euro: 7999,
    sale: 5999,
    stock: 18,
    itemLimit: 3,
    dimensionKey: 'colour-sage',
  },
  'classica-machine': { id: '10110', subcategory: 'machines', euro: 24900, stock: 2, itemLimit: 2 },
  'meadow-tea': { id: '10111', subcategory: 'tea', euro: 399, stock: 90 },
  'assam-tin': { id: '10112', subcategory: 'tea', euro: 799, stock: 0 },
  'cocoa-tin': { id: '10113', subcategory: 'cocoa', euro: 599, stock: 75, isNew: true },
} as const satisfies Record<string, Fact>;
