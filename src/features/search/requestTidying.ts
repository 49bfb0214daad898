/**
 * Removes the stored keys of clicked products that are too old, or all of them (SEARCH-35, SEARCH-36).
 *
 * @param isAllowed Whether the visitor allows storage that is not necessary.
 */
export async function requestTidying(isAllowed: boolean): Promise<void> {
  try {
    const api = await import(/* webpackChunkName: "services" */ './api/tidyClicks.ts');
    api.tidyClicks(isAllowed);
  } catch {
    // The next page tries again.
  }
}
