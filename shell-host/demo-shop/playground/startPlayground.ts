import { startRecording } from './recordedEvents.ts';

/**
 * Records the modules' events from now on, because they are not repeated, and puts the shop into the state that the
 * page's address names. Other pages download nothing for it. Never rejects.
 */
export async function startPlayground(): Promise<void> {
  startRecording();
  const { pathname, search } = window.location;
  const state = new URLSearchParams(search).get('state');
  if (state === null || pathname.replace(/\/$/, '') !== '/playground') return;
  try {
    const { openState } = await import('./states/openState.ts');
    await openState(state);
  } catch {
    // The code did not load: the playground says that the state is not there.
  }
}
