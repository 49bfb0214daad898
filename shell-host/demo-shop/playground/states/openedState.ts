import type { State } from './states.ts';

/** The state that the document was loaded with. */
export interface OpenedState {
  state: State;
  /** False where the shop could not be put into the state. */
  isComplete: boolean;
}

let opened: OpenedState | undefined;

export function setOpenedState(next: OpenedState): void {
  opened = next;
}

/** Whether the shop is in a state, opened in whatever tab and not ended since. */
export const isStateLeft = () => /(?:^|; )PlaygroundState=[^;]/.test(document.cookie);

/** The state that an address has opened; a navigation without a page load opens none. */
export function openedState(query: URLSearchParams): OpenedState | undefined {
  return opened?.state.id === query.get('state') ? opened : undefined;
}
