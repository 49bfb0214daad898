import type { Drawing } from './products/drawing.ts';
import { coffee } from './products/coffee.ts';
import { fashion } from './products/fashion.ts';
import { home } from './products/home.ts';
import { kitchen } from './products/kitchen.ts';

/** The picture of every product by key. */
export const productDrawings: Readonly<Record<string, Drawing>> = {
  ...coffee,
  ...kitchen,
  ...home,
  ...fashion,
};
