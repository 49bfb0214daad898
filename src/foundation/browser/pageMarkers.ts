import { acquire } from './acquire.ts';

/** The classes that fascia sets on `<body>` (HEAD-14, HEAD-16). */
export type PageMarker = 'header2020-flyout-open' | 'header2020-sticky';

/**
 * Sets a class on `<body>` for the host's own styles, until every caller has undone it. A class that the host
 * has set itself stays. Returns the undo.
 */
export function markPage(marker: PageMarker): () => void {
  return acquire(marker, () => {
    const { classList } = document.body;
    if (classList.contains(marker)) return () => {};
    classList.add(marker);
    return () => classList.remove(marker);
  });
}
