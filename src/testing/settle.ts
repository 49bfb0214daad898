import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** Waits until the network has responded and the page has rendered it. No time passes, also if the time is stopped. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await act(() => nextEventLoopTurn());
}
