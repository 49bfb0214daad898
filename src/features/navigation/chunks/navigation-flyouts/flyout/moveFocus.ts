const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

const controlsOf = (entry: Element | null | undefined) =>
  entry ? [...entry.querySelectorAll<HTMLElement>(':scope > a, :scope > button')] : [];

const togglerOf = (entry: Element) => entry.querySelector<HTMLElement>(':scope > [aria-expanded]');

/** Focuses the same kind of control, link or button, in another entry. */
function focusSibling(control: HTMLElement, entry: Element, step: number): boolean {
  const entries = [...(entry.parentElement?.children ?? [])];
  const index = entries.indexOf(entry) + step;
  const controls = controlsOf(entries[Math.min(Math.max(index, 0), entries.length - 1)]);
  const sameKind = controls.find(({ tagName, dataset }) => {
    return tagName === control.tagName && dataset['idle'] === undefined;
  });
  const found = sameKind ?? controls[0];
  found?.focus();
  return found !== undefined;
}

/** Opens the entry's content or, if it is already open, focuses its first control. */
function goInto(entry: Element, inside: () => Element | null | undefined): boolean {
  const toggler = togglerOf(entry);
  if (!toggler || toggler.dataset['idle'] !== undefined) return false;
  if (toggler.getAttribute('aria-expanded') === 'false') toggler.click();
  else inside()?.querySelector<HTMLElement>('a, button:not([data-part="flyout-close"])')?.focus();
  return true;
}

function moveInBar(key: string, control: HTMLElement, entry: Element): boolean {
  if (key === 'ArrowUp') return false;
  if (key !== 'ArrowDown') return focusSibling(control, entry, STEPS[key] ?? 0);
  return goInto(entry, () => entry.querySelector('[data-column], [data-part="theme-section"]'));
}

function moveInColumn(key: string, control: HTMLElement, entry: Element, column: Element): boolean {
  if (key === 'ArrowRight') return goInto(entry, () => column.nextElementSibling);
  if (key === 'ArrowLeft') {
    const parent = column.previousElementSibling?.querySelector('[data-open]');
    controlsOf(parent)[0]?.focus();
    return Boolean(parent);
  }
  const isFirst = entry === entry.parentElement?.firstElementChild;
  if (key === 'ArrowUp' && isFirst && !column.previousElementSibling) {
    const item = column.closest('[data-part="flyout"]')?.closest('li');
    if (item) togglerOf(item)?.focus();
    return true;
  }
  return focusSibling(control, entry, STEPS[key] ?? 0);
}

/**
 * Moves the focus with the arrow keys, Home and End (ARIA Authoring Practices: disclosure navigation): between the
 * items, into an open flyout, and within and between its columns. ArrowDown on an item and ArrowRight on an entry also
 * open closed content.
 *
 * @param nav The element that contains the list of items.
 * @returns Whether the key was handled.
 */
export function moveFocus(key: string, target: EventTarget, nav: Element): boolean {
  const control = target instanceof HTMLElement ? target.closest<HTMLElement>('a, button') : null;
  const entry = control?.closest('li');
  if (!(key in STEPS) || !control || !entry) return false;
  const column = entry.closest('[data-column]');
  if (entry.parentElement?.parentElement === nav) return moveInBar(key, control, entry);
  return column !== null && moveInColumn(key, control, entry, column);
}
