import { readFileSync, statSync } from 'node:fs';

/**
 * Creates a function that returns a list written by a build, such as the names of the host's files. It reads the list
 * again after each build, because pages of a running server must not refer to deleted files. During a build, it returns
 * the previous list.
 *
 * @throws {Error} If the list does not exist.
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
      // A build is writing the list. The next page reads it again.
    }
    return files;
  };
}
