/** The keys of everything in local storage, of other applications too; none where it cannot be read. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
