import { hostDocument } from '../../../../foundation/browser/page/hostGlobals.ts';
import { prefersReducedMotion } from '../../../../foundation/browser/page/prefersReducedMotion.ts';
import { listen, undoAll } from '../../../../foundation/browser/page/listen.ts';

/** So far the page scrolls in one direction before the header follows: a finger does not rest. */
const TURN_PX = 24;

/** So long after its last sign, or its last scroll event, a jump is over. */
const JUMP_MS = 150;

/** How far the page is scrolled, without what a browser lets it bounce beyond its ends. */
function scrolledBy(): number {
  const { scrollHeight, clientHeight } = hostDocument.documentElement;
  return Math.min(Math.max(0, window.scrollY), Math.max(0, scrollHeight - clientHeight));
}

/** Whether the visitor is using the header: it has the focus, or something of it is open. */
const isInUse = (header: HTMLElement) =>
  header.contains(hostDocument.activeElement) ||
  hostDocument.body.classList.contains('header2020-flyout-open');

/** Whether the page jumps to a target of its own. */
const isFragmentLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href*="#"]') !== null;

/**
 * Lets a sticky header slide away while the page scrolls down, and come back when it scrolls up (HEAD-87 to HEAD-90).
 * It stays as it is when the page jumps: to a target in the page, to where it was when the visitor goes back, by more than
 * two windows at once, or to what gets the focus, which is then where the browser has put it, beside the header or without it.
 * A jump is over as soon as the visitor scrolls. It says by `data-away` on the root that it is away, and styles
 * move it, so that no layout shifts. Returns the undo.
 *
 * @param onChange Called after it has gone or come.
 */
export function slideAway(header: HTMLElement, onChange: () => void): () => void {
  let isAway = false;
  /** Where the page has been farthest in the direction that changes nothing. */
  let turnedAt = scrolledBy();
  /** Where the page was at the last scroll event. */
  let lastPosition = turnedAt;
  let jumpTimer: ReturnType<typeof setTimeout> | undefined;
  /** Where the header's place in the page begins; known while it does not stick. */
  let placeTop = 0;

  function move(away: boolean): void {
    turnedAt = scrolledBy();
    if (away === isAway) return;
    isAway = away;
    header.toggleAttribute('data-away', away);
    onChange();
  }

  function noteJump(): void {
    clearTimeout(jumpTimer);
    jumpTimer = setTimeout(endJump, JUMP_MS);
  }

  function endJump(): void {
    clearTimeout(jumpTimer);
    jumpTimer = undefined;
  }

  function follow(): void {
    const position = scrolledBy();
    // No wheel and no finger gets as far between two events: a script does.
    const leap = 2 * hostDocument.documentElement.clientHeight;
    const isLeap = Math.abs(position - lastPosition) > leap;
    lastPosition = position;
    if (isLeap) noteJump();
    // Its place in the page would be seen empty.
    if (position <= placeTop + header.offsetHeight) return move(false);
    if (jumpTimer) {
      noteJump();
      turnedAt = position;
    }
    turnedAt = isAway ? Math.max(turnedAt, position) : Math.min(turnedAt, position);
    if (Math.abs(position - turnedAt) < TURN_PX) return undefined;
    return move(!isAway && !isInUse(header) && !prefersReducedMotion());
  }

  function measure(): void {
    lastPosition = scrolledBy();
    const { top } = header.getBoundingClientRect();
    // Zoomed pages have parts of a px.
    const mayStick = window.scrollY > 0 && top < 1;
    if (!mayStick) placeTop = top + window.scrollY;
  }

  measure();
  const show = () => move(false);
  return undoAll([
    listen(window, {
      scroll: follow,
      resize: measure,
      hashchange: noteJump,
      popstate: noteJump,
      // From here on the visitor scrolls.
      wheel: endJump,
      touchmove: endJump,
      'fascia:flyout-open': show,
      click: ({ target }) => isFragmentLink(target) && noteJump(),
      focusin: ({ target }) =>
        target instanceof Node && header.contains(target) ? show() : noteJump(),
    }),
    endJump,
    () => header.removeAttribute('data-away'),
  ]);
}
