import type { ProductData } from './productData.ts';

/** Coffee, tea, cocoa and coffee machines. */
export const coffee = {
  'aurora-beans': { id: '10101', subcategory: 'filter-coffee', euroCents: 749, stock: 120 },
  'morning-ground': { id: '10102', subcategory: 'filter-coffee', euroCents: 649, stock: 200 },
  'mild-decaf': { id: '10103', subcategory: 'filter-coffee', euroCents: 499, stock: 3 },
  'anniversary-tin': {
    id: '10104',
    subcategory: 'filter-coffee',
    euroCents: 1299,
    stock: 9,
    itemLimit: 2,
    isNew: true,
  },
  'sera-espresso': {
    id: '10105',
    subcategory: 'espresso',
    euroCents: 1499,
    saleEuroCents: 1199,
    stock: 85,
  },
  'sierra-organic': {
    id: '10106',
    subcategory: 'espresso',
    euroCents: 899,
    stock: 40,
    isNew: true,
  },
  'lungo-capsules': { id: '10107', subcategory: 'capsules', euroCents: 999, stock: 150 },
  'capsule-box': {
    id: '10108',
    subcategory: 'capsules',
    euroCents: 1999,
    saleEuroCents: 1599,
    stock: 60,
    itemLimit: 5,
  },
  'piccola-machine': {
    id: '10109',
    subcategory: 'machines',
    euroCents: 7999,
    saleEuroCents: 5999,
    stock: 18,
    itemLimit: 3,
    dimensionKey: 'colour-sage',
  },
  'classica-machine': {
    id: '10110',
    subcategory: 'machines',
    euroCents: 24900,
    stock: 2,
    itemLimit: 2,
  },
  'meadow-tea': { id: '10111', subcategory: 'tea', euroCents: 399, stock: 90 },
  'assam-tin': { id: '10112', subcategory: 'tea', euroCents: 799, stock: 0 },
  'cocoa-tin': { id: '10113', subcategory: 'cocoa', euroCents: 599, stock: 75, isNew: true },
} as const satisfies Record<string, ProductData>;
