import type { State } from './states.ts';

/** The state with which the document was loaded. */
export interface OpenedState {
  state: State;
  /** `false` if the shop could not apply the state. */
  isComplete: boolean;
}

let opened: OpenedState | undefined;

export function setOpenedState(next: OpenedState): void {
  opened = next;
}

/** Whether a state is active in the shop. It may have been opened in another tab. */
export const isStateLeft = () => /(?:^|; )PlaygroundState=[^;]/.test(document.cookie);

/** Returns the state of an address. A navigation without a page load does not open a state. */
export function openedState(query: URLSearchParams): OpenedState | undefined {
  return opened?.state.id === query.get('state') ? opened : undefined;
}
