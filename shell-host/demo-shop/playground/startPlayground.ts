import { startRecording } from './recordedEvents.ts';
import { isStateLeft } from './states/openedState.ts';

/**
 * Records the modules' events from now on, because they are not repeated, and puts the shop into the state that the
 * page's address names, or ends the last one if it names none. Other pages download nothing for it. Never rejects.
 */
export async function startPlayground(): Promise<void> {
  startRecording();
  const { pathname, search } = window.location;
  const state = new URLSearchParams(search).get('state');
  if (!(state ?? isStateLeft()) || pathname.replace(/\/$/, '') !== '/playground') return;
  try {
    const { endState, openState } = await import('./states/openState.ts');
    await (state ? openState(state) : endState());
  } catch {
    // The code did not load, or the shop does not answer: the playground says so.
  }
}
