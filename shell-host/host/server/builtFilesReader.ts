import { readFileSync, statSync } from 'node:fs';

/**
 * Creates a function that returns a list that a build writes, such as the names of the host's files. It reads the list again whenever a build has
 * written it, because the pages of a running server must not refer to deleted files. While a build is writing, it
 * returns the previous names.
 * @throws If the list does not exist.
 */
export function createBuiltFilesReader<List>(listPath: string): () => List {
  const read = (): List => JSON.parse(readFileSync(listPath, 'utf8'));
  const modifiedAt = () => statSync(listPath).mtimeMs;
  let readVersion = modifiedAt();
  let files = read();
  return () => {
    try {
      const version = modifiedAt();
      if (version !== readVersion) {
        files = read();
        readVersion = version;
      }
    } catch {
      // A build is writing the list; the next page reads it again.
    }
    return files;
  };
}
