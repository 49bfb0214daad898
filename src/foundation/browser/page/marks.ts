import { useEffect } from 'react';

/** User Timing marks for hosts' monitoring, such as `fascia:header:visible` (HK-140). */
type PageMark = `${'header' | 'footer'}:${'visible' | 'interactive'}`;

/** Sets the mark unless another module on the page has set it. */
export function markOnce(mark: PageMark): void {
  const name = `fascia:${mark}`;
  if (!performance.getEntriesByName(name)[0]) performance.mark(name);
}

/** Marks that a module has been rendered completely and is interactive. */
export function useMarks(module: 'header' | 'footer', isWhole = true): void {
  useEffect(() => {
    if (!isWhole) return;
    markOnce(`${module}:visible`);
    markOnce(`${module}:interactive`);
  }, [module, isWhole]);
}
