import AdmZip from 'adm-zip';

/**
 * Checks the types for hosts: hosts have none of the shop's modules, so a type that names one would be `any` for them.
 *
 * @param path The archive of the types.
 * @throws {Error} Names the files of the archive with such a type.
 */
export function checkTypeArchive(path: string): void {
  const files = new AdmZip(path)
    .getEntries()
    .filter((entry) => entry.getData().toString('utf8').includes('#shop/'))
    .map(({ entryName }) => entryName);
  if (files.length > 0) {
    throw new Error(`The types for hosts name modules of the shop (#shop/…): ${files.join(', ')}`);
  }
}
