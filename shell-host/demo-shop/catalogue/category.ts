import type { LocalizedText } from '../sites.ts';

/** A node of the category tree. The tree has three levels: root, group, subgroup. */
export interface Category {
  /** The last segment of the URL `/category/<slug>`. Unique in the tree. */
  slug: string;
  /** The slug of the parent, or `null` for a root. */
  parent: string | null;
  title: LocalizedText;
  /** `/image-delivery/categories/<slug>.svg` */
  picture: string;
}
