import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DEFAULT = join(ROOT, 'shop');

/** The folder of a shop and the folder of its generated files. */
export interface ShopFolder {
  /** The retailer's files. */
  folder: string;
  /** The modules that the product imports as `#shop/…`. */
  generated: string;
  /** Whether it is the repository's own shop, which the unit tests use. */
  isDefault: boolean;
}

/**
 * Returns the shop that commands use.
 *
 * @param path A folder, relative to the working directory. Default: `SHOP` of the environment, otherwise `shop/`.
 */
export function shopFolder(path = process.env['SHOP']): ShopFolder {
  const folder = path ? resolve(path) : DEFAULT;
  const isDefault = folder === DEFAULT;
  // Two shops may have folders with the same name.
  const suffix = createHash('sha256').update(folder).digest('hex').slice(0, 6);
  const name = isDefault ? 'shop' : `${basename(folder)}-${suffix}`;
  return { folder, generated: join(ROOT, 'generated', name), isDefault };
}
