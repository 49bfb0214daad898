import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** Waits until the network has responded and the page has rendered the response. Does not advance a fake clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await act(() => nextEventLoopTurn());
}
