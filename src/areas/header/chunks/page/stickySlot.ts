import { override } from '../../../../foundation/browser/page/hostPage.ts';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';

/** The layer of a sticky header, as in Header.module.css. */
const LAYER = 'var(--fascia-z-index, 1035)';

const hasNoBox = ({ localName }: Element) =>
  /^(?:script|style|template|link|meta)$/.test(localName);

/** Whether an element contains nothing but the child, so that the child has no room to stick. */
const holdsOnly = (parent: Element, child: Element) =>
  [...parent.children].every((each) => each === child || hasNoBox(each));

/**
 * The outermost element that contains only the header. Never the page's `<body>`.
 *
 * @param current The slot that is already sticky. Its position was set here and not by the host.
 * @param observe Called for every element whose children affect the result.
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
    // An element without a box does not confine the header.
    if (getComputedStyle(parent).display !== 'contents') slot = parent;
    child = parent;
  }
  if (slot === current) return slot;
  // Does not override a position that the host has set.
  const isFree = slot && /^(?:static|relative|)$/.test(getComputedStyle(slot).position);
  return isFree ? slot : undefined;
}

/** Makes a slot sticky. Returns a cleanup function. */
function stick({ style }: HTMLElement, isLayered: boolean): () => void {
  const undoers = [override(style, 'position', 'sticky'), override(style, 'top', '0px')];
  if (!isLayered) undoers.push(override(style, 'z-index', LAYER));
  return undoAll(undoers);
}

/**
 * Makes a slot that contains only the header sticky. The header cannot stick in it, because an element sticks within
 * its parent, and the slot ends where the header ends (HEAD-16). Returns a cleanup function.
 */
export function stickSlot(header: HTMLElement): () => void {
  let slot: HTMLElement | undefined;
  let release: (() => void) | undefined;
  let restorePointerEvents: (() => void) | undefined;

  /** Sets a negative `top`, so that the slot's padding and the promotions above the bar scroll away. */
  function updateTop(): void {
    if (!slot) return;
    const promotions = header.querySelector<HTMLElement>('[data-part="promotion-area"]');
    const inset = header.getBoundingClientRect().top - slot.getBoundingClientRect().top;
    const top = -inset - (promotions?.offsetHeight ?? 0);
    slot.style.setProperty('top', `${top}px`, 'important');
  }

  /** The slot of a header that has slid away still covers the page, so it must not receive pointer events. */
  function updatePointerEvents(): void {
    restorePointerEvents?.();
    const isAway = header.hasAttribute('data-away');
    restorePointerEvents =
      isAway && slot ? override(slot.style, 'pointer-events', 'none') : undefined;
  }

  function update(): void {
    const found = findSlot(header, slot, (element) =>
      childObserver.observe(element, { childList: true }),
    );
    if (found === slot) return;
    release?.();
    slot = found;
    release = found ? stick(found, /\d/.test(getComputedStyle(found).zIndex)) : undefined;
    updateTop();
    updatePointerEvents();
  }

  const awayObserver = new MutationObserver(updatePointerEvents);
  awayObserver.observe(header, { attributeFilter: ['data-away'] });
  const childObserver = new MutationObserver(update);
  update();
  const sizeObserver =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(updateTop);
  sizeObserver?.observe(header);
  return () => {
    awayObserver.disconnect();
    childObserver.disconnect();
    sizeObserver?.disconnect();
    restorePointerEvents?.();
    release?.();
  };
}
