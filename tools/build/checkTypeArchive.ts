import AdmZip from 'adm-zip';

/**
 * Checks that no type for hosts imports a module of the shop. Hosts do not have these modules, so the type would be
 * `any`.
 *
 * @throws {Error} If a file of the archive imports one. The message names the files.
 */
export function checkTypeArchive(path: string): void {
  const files = new AdmZip(path)
    .getEntries()
    .filter((entry) => entry.getData().toString('utf8').includes('#shop/'))
    .map(({ entryName }) => entryName);
  if (files.length > 0) {
    throw new Error(`Types for hosts import modules of the shop (#shop/…): ${files.join(', ')}`);
  }
}
