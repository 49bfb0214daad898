interface PointedPage extends Window {
  /** The element that `findTarget` found last. */
  pointed?: Element;
  /** Whether the watched press has hit it. Undefined until then. */
  pressHit?: boolean | undefined;
}

/** Runs in the page. Scrolls the first visible match into view. Returns its centre if it is at rest and uncovered. */
export async function findTarget(selector: string, text: string): Promise<[number, number] | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      getComputedStyle(each).visibility === 'visible' &&
      (each.textContent ?? '').includes(text),
  );
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return null;
  const centre: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  (window as PointedPage).pointed = element;
  const hit = document.elementFromPoint(...centre);
  return element.contains(hit) || hit?.contains(element) ? centre : null;
}

/**
 * Runs in the page. Watches the next press. Its events do not reach the page if it misses, because the element has moved.
 */
export function watchPress(): void {
  const page = window as PointedPage;
  const watch = new AbortController();
  page.pressHit = undefined;
  const check = (event: Event) => {
    const at = event.target as Element;
    page.pressHit ??= page.pointed?.contains(at) || at.contains(page.pointed ?? null);
    if (!page.pressHit) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') watch.abort();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    window.addEventListener(type, check, { capture: true, signal: watch.signal });
  }
}

/** Runs in the page. Returns whether the watched press has hit its element. True if the press has led to another page. */
export function hasHit(): boolean {
  const page = window as PointedPage;
  return !page.pointed || page.pressHit === true;
}

/** Runs in the page. Returns whether the pointer is on the element. */
export function isHovered(): boolean {
  return (window as PointedPage).pointed?.matches(':hover') === true;
}
