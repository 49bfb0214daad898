import { override } from '../../../../foundation/browser/page/hostPage.ts';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';

/** The place of a sticky header over the page, as in its own styles. */
const LAYER = 'var(--fascia-z-index, 1035)';

const hasNoBox = ({ localName }: Element) =>
  /^(?:script|style|template|link|meta)$/.test(localName);

/** Whether the header cannot leave an element by sticking, because there is nothing else in it. */
const holdsOnly = (parent: Element, child: Element) =>
  [...parent.children].every((each) => each === child || hasNoBox(each));

/**
 * The outermost element that holds only the header; `observe` is called for every element whose children decide about
 * it. The page's `<body>` is none.
 *
 * @param current The slot that sticks already: its position is ours, not the host's.
 */
function findSlot(
  header: HTMLElement,
  current: HTMLElement | undefined,
  observe: (element: Element) => void,
): HTMLElement | undefined {
  let slot: HTMLElement | undefined;
  let child = header;
  for (let parent = child.parentElement; parent; parent = child.parentElement) {
    observe(parent);
    if (parent.localName === 'body' || !holdsOnly(parent, child)) break;
    // Without a box of its own it confines nothing.
    if (getComputedStyle(parent).display !== 'contents') slot = parent;
    child = parent;
  }
  if (slot === current) return slot;
  // A slot that the host has positioned itself stays where it is.
  const isFree = slot && /^(?:static|relative|)$/.test(getComputedStyle(slot).position);
  return isFree ? slot : undefined;
}

/** Makes a slot stick in the header's place. Returns the undo. */
function stick({ style }: HTMLElement, isLayered: boolean): () => void {
  const undoers = [override(style, 'position', 'sticky'), override(style, 'top', '0px')];
  if (!isLayered) undoers.push(override(style, 'z-index', LAYER));
  return undoAll(undoers);
}

/**
 * Makes a sticky header stick in a slot that holds only the header: an element sticks within its parent, which here ends
 * where the header does, so the slot sticks instead (HEAD-16). Returns the undo.
 */
export function stickSlot(header: HTMLElement): () => void {
  let slot: HTMLElement | undefined;
  let release: (() => void) | undefined;
  let takePresses: (() => void) | undefined;

  /** The promotions above the bar scroll away, and so does the slot's own padding. */
  function place(): void {
    if (!slot) return;
    const promotions = header.querySelector<HTMLElement>('[data-part="promotion-area"]');
    const inset = header.getBoundingClientRect().top - slot.getBoundingClientRect().top;
    const top = -inset - (promotions?.offsetHeight ?? 0);
    slot.style.setProperty('top', `${top}px`, 'important');
  }

  /** Where the header has slid away, its slot is still over the page. */
  function letPressesThrough(): void {
    takePresses?.();
    const isAway = header.hasAttribute('data-away');
    takePresses = isAway && slot ? override(slot.style, 'pointer-events', 'none') : undefined;
  }

  function update(): void {
    const found = findSlot(header, slot, (element) =>
      children.observe(element, { childList: true }),
    );
    if (found === slot) return;
    takePresses?.();
    takePresses = undefined;
    release?.();
    slot = found;
    release = found ? stick(found, /\d/.test(getComputedStyle(found).zIndex)) : undefined;
    place();
    letPressesThrough();
  }

  const away = new MutationObserver(letPressesThrough);
  away.observe(header, { attributeFilter: ['data-away'] });
  const children = new MutationObserver(update);
  update();
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  size?.observe(header);
  return () => {
    away.disconnect();
    children.disconnect();
    size?.disconnect();
    takePresses?.();
    release?.();
  };
}
