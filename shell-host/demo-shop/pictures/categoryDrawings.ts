import type { CategorySlug } from '../catalogue/data/categoryParents.ts';
import type { Drawing } from './products/drawing.ts';
import { coffee } from './categories/coffee.ts';
import { fashion } from './categories/fashion.ts';
import { home } from './categories/home.ts';
import { kitchen } from './categories/kitchen.ts';
import { sale } from './categories/sale.ts';

/** The picture of every category by slug. */
export const categoryDrawings: Record<CategorySlug, Drawing> = {
  ...coffee,
  ...kitchen,
  ...home,
  ...fashion,
  ...sale,
};
