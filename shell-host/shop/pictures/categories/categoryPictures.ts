import type { CategorySlug } from '../../catalogue/facts/categoryParents.ts';
import type { Drawing } from '../products/drawing.ts';

/** The pictures of some categories, by slug. */
export type CategoryPictures = Partial<Record<CategorySlug, Drawing>>;
