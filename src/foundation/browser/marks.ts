/** Marks of the page's timeline (User Timing), for hosts' monitoring (HK-140). */
type PageMark = 'fascia:header:visible' | 'fascia:header:interactive' | 'fascia:footer:visible';

/** Marks now, unless another module of the page has. */
export function markOnce(name: PageMark): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
