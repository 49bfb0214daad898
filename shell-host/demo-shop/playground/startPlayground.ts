import { startRecording } from './recordedEvents.ts';
import { isStateLeft } from './states/openedState.ts';

/**
 * Starts to record the modules' events, because each is dispatched only once. Applies the state in the page's address
 * to the shop, or ends the previous state. Loads the code of states only on the playground. Never rejects.
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
    // If the code does not load or the shop does not respond, the playground displays a message.
  }
}
