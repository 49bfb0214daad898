import type { CategorySlug } from '../../catalogue/data/categoryParents.ts';
import type { Drawing } from '../products/drawing.ts';

/** The pictures of some categories, by slug. */
export type CategoryPictures = Partial<Record<CategorySlug, Drawing>>;
