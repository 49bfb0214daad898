import { useEffect } from 'react';

/** Marks of the page's timeline (User Timing), for hosts' monitoring: `fascia:header:visible` (HK-140). */
type PageMark = 'header:visible' | 'header:interactive' | 'footer:visible';

/** Marks now, unless another module of the page has. */
export function markOnce(mark: PageMark): void {
  const name = `fascia:${mark}`;
  if (!performance.getEntriesByName(name)[0]) performance.mark(name);
}

/** Marks when a module has been drawn whole. */
export function useMarks(isWhole: boolean, ...marks: PageMark[]): void {
  useEffect(() => {
    if (isWhole) marks.forEach(markOnce);
  });
}
