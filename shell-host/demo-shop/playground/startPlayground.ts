import { startRecording } from './recordedEvents.ts';
import { isStateLeft } from './states/openedState.ts';

/**
 * Starts recording the modules' events, because they are not repeated. Applies the state in the page's address to the
 * shop, or ends the previous state. Other pages download no code for it. Never rejects.
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
