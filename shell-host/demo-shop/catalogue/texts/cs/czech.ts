import { categories } from './categories.ts';
import { coffee } from './coffee.ts';
import { fashion } from './fashion.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';

/** All texts of the catalogue in Czech. */
export const czech = { products: { ...coffee, ...kitchen, ...home, ...fashion }, categories };
