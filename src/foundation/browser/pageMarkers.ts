import { acquire } from './acquire.ts';

/** The classes that fascia sets on `<body>` (contract §2). */
export type PageMarker = 'header2020-flyout-open' | 'header2020-sticky';

/**
 * Marks the page for the host's own styles, as long as anybody wants the mark. A mark that the host has set
 * itself stays. Returns the undo.
 */
export function markPage(marker: PageMarker): () => void {
  return acquire(marker, () => {
    const { classList } = document.body;
    if (classList.contains(marker)) return () => {};
    classList.add(marker);
    return () => classList.remove(marker);
  });
}
