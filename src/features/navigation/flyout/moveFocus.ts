const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

const controlsOf = (entry: Element | undefined) =>
  entry ? [...entry.querySelectorAll<HTMLElement>(':scope > a, :scope > button')] : [];

/** The same control of another entry: from link to link, from button to button. */
function moveAlong(control: HTMLElement, entry: Element, step: number): boolean {
  const entries = [...(entry.parentElement?.children ?? [])];
  const place = entries.indexOf(entry) + step;
  const controls = controlsOf(entries[Math.min(Math.max(place, 0), entries.length - 1)]);
  const alike = controls.find(({ tagName, dataset }) => {
    return tagName === control.tagName && dataset['idle'] === undefined;
  });
  const found = alike ?? controls[0];
  found?.focus();
  return found !== undefined;
}

const opener = (entry: Element) => entry.querySelector<HTMLElement>(':scope > [aria-expanded]');

/** Opens what an entry has, or, where it is open, goes into it. */
function goInto(entry: Element, inside: () => Element | null | undefined): boolean {
  const button = opener(entry);
  if (!button || button.dataset['idle'] !== undefined) return false;
  if (button.getAttribute('aria-expanded') === 'false') button.click();
  else inside()?.querySelector<HTMLElement>('a, button:not([data-part="flyout-close"])')?.focus();
  return true;
}

function onTop(key: string, control: HTMLElement, entry: Element): boolean {
  if (key === 'ArrowUp') return false;
  if (key !== 'ArrowDown') return moveAlong(control, entry, STEPS[key] ?? 0);
  return goInto(entry, () => entry.querySelector('[data-column], [data-part="theme-section"]'));
}

function inColumn(key: string, control: HTMLElement, entry: Element, column: Element): boolean {
  if (key === 'ArrowRight') return goInto(entry, () => column.nextElementSibling);
  if (key === 'ArrowLeft') {
    const parent = column.previousElementSibling?.querySelector('[data-open]');
    controlsOf(parent ?? undefined)[0]?.focus();
    return Boolean(parent);
  }
  const isFirst = entry === entry.parentElement?.firstElementChild;
  if (key === 'ArrowUp' && isFirst && !column.previousElementSibling) {
    const item = column.closest('[data-part="flyout"]')?.closest('li');
    if (item) opener(item)?.focus();
    return true;
  }
  return moveAlong(control, entry, STEPS[key] ?? 0);
}

/**
 * The arrow keys, Home and End (APG: disclosure navigation): along the items, down into an open flyout, along its
 * columns and from one to the next. Down and right also open what is closed.
 *
 * @param nav The element whose list has the items.
 * @returns whether the key had a meaning where the focus is.
 */
export function moveFocus(key: string, target: EventTarget, nav: Element): boolean {
  const control = target instanceof HTMLElement ? target.closest<HTMLElement>('a, button') : null;
  const entry = control?.closest('li');
  if (!(key in STEPS) || !control || !entry) return false;
  const column = entry.closest('[data-column]');
  if (entry.parentElement?.parentElement === nav) return onTop(key, control, entry);
  return column !== null && inColumn(key, control, entry, column);
}
