import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Waits until the network has responded and the page has rendered the response. Does not advance a fake clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await act(() => nextEventLoopTurn());
}

/** Advances the fake clock and waits for the network. */
export async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}
