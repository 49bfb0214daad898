import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DEFAULT = join(ROOT, 'shop');

/** Where a shop's files are, and where what is made of them goes. */
export interface ShopFolder {
  /** The retailer's files. */
  folder: string;
  /** The modules that the product imports as `#shop/…`. */
  generated: string;
  /** Whether it is the shop of the repository, which the unit tests use. */
  isDefault: boolean;
}

/**
 * The shop that commands work on.
 *
 * @param path As in the environment variable `SHOP`: a folder, from the working directory; default `shop/`.
 */
export function shopFolder(path = process.env['SHOP']): ShopFolder {
  const folder = path ? resolve(path) : DEFAULT;
  const isDefault = folder === DEFAULT;
  // Two shops may have folders of the same name.
  const suffix = createHash('sha256').update(folder).digest('hex').slice(0, 6);
  const name = isDefault ? 'shop' : `${basename(folder)}-${suffix}`;
  return { folder, generated: join(ROOT, 'generated', name), isDefault };
}
