import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { prefersReducedMotion } from '../../../../foundation/browser/page/prefersReducedMotion.ts';
import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';

/** Minimum scroll distance before the header reacts. Filters out jitter. */
const TURN_PX = 24;

/** Time without scroll events after which a jump is over. A slow page needs this long for the first event. */
const JUMP_MS = 500;

/** The scroll position without the overscroll at both ends of the page. */
function scrolledBy(): number {
  const { scrollHeight, clientHeight } = hostDocument.documentElement;
  return Math.min(Math.max(0, window.scrollY), Math.max(0, scrollHeight - clientHeight));
}

/** Whether the header has the focus or an open flyout. */
const isInUse = (header: HTMLElement) =>
  header.contains(hostDocument.activeElement) ||
  hostDocument.body.classList.contains('header2020-flyout-open');

const isFragmentLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href*="#"]') !== null;

/**
 * Hides a sticky header while the page scrolls down, and shows it again when the page scrolls up (HEAD-87 to HEAD-90).
 *
 * The header does not change while the page jumps: to a target in the page, back in the history, by more than two
 * window heights at once, or to an element that receives the focus. In the last case the browser has already positioned
 * that element for the current state of the header. A jump ends as soon as the visitor scrolls.
 *
 * The attribute `data-away` on the root marks a hidden header. Styles move the header, so the layout does not shift.
 * Returns a function that undoes this.
 *
 * @param onChange Called after the header has been hidden or shown.
 */
export function slideAway(header: HTMLElement, onChange: () => void): () => void {
  let isAway = false;
  /**
   * Scrolling is measured from here: the lowest position while the header is visible, the highest while it is hidden.
   */
  let turnedAt = scrolledBy();
  /** The position at the last scroll event. */
  let lastPosition = turnedAt;
  let jumpTimer: ReturnType<typeof setTimeout> | undefined;
  /** Top of the header in the page's flow. It can only be measured while the header does not stick. */
  let flowTop = 0;

  function setAway(away: boolean): void {
    turnedAt = scrolledBy();
    if (away === isAway) return;
    isAway = away;
    header.toggleAttribute('data-away', away);
    onChange();
  }

  function extendJump(): void {
    clearTimeout(jumpTimer);
    jumpTimer = setTimeout(endJump, JUMP_MS);
  }

  function endJump(): void {
    clearTimeout(jumpTimer);
    jumpTimer = undefined;
  }

  function follow(): void {
    const position = scrolledBy();
    // A wheel or a finger does not move the page this far between two events; only a script does.
    const leap = 2 * hostDocument.documentElement.clientHeight;
    const isLeap = Math.abs(position - lastPosition) > leap;
    lastPosition = position;
    if (isLeap) extendJump();
    // Hiding the header here would expose the empty space that it occupies in the page.
    if (position <= flowTop + header.offsetHeight) return setAway(false);
    if (jumpTimer) {
      extendJump();
      turnedAt = position;
    }
    turnedAt = isAway ? Math.max(turnedAt, position) : Math.min(turnedAt, position);
    if (Math.abs(position - turnedAt) < TURN_PX) return undefined;
    return setAway(!isAway && !isInUse(header) && !prefersReducedMotion());
  }

  function measure(): void {
    lastPosition = scrolledBy();
    const { top } = header.getBoundingClientRect();
    // Positions are fractional on zoomed pages.
    const mayStick = window.scrollY > 0 && top < 1;
    if (!mayStick) flowTop = top + window.scrollY;
  }

  measure();
  const show = () => setAway(false);
  return undoAll([
    listen(window, {
      scroll: follow,
      resize: measure,
      hashchange: extendJump,
      popstate: extendJump,
      // The visitor scrolls.
      wheel: endJump,
      touchmove: endJump,
      'fascia:flyout-open': show,
      click: ({ target }) => isFragmentLink(target) && extendJump(),
      focusin: ({ target }) =>
        target instanceof Node && header.contains(target) ? show() : extendJump(),
    }),
    endJump,
    () => header.removeAttribute('data-away'),
  ]);
}
