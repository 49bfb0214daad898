import type { Language } from '../sites.ts';

/** One node of the category tree: root, group or sub-group. */
export interface Category {
  /** Last segment of the address, `/category/<slug>`; unique in the tree. */
  slug: string;
  /** The slug of the node above; null for a root. */
  parent: string | null;
  title: Record<Language, string>;
  /** Address of the drawn picture, `/image-delivery/categories/….svg`. */
  picture: string;
}
