import { reducer } from '../app/store.ts';
import type { RecordedStore } from './recordStore.ts';
import { differences, withChanges } from './stateChanges.ts';

/** What the function answers, or throws. */
function attempt(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    return [String(error)];
  }
}

/** What today's reducers do otherwise than those of a version: the first such action, and the fields. */
export function firstBreak(version: string, { initial, actions }: RecordedStore): string[] {
  let state = reducer(undefined, { type: '' });
  let expected: unknown = initial;
  const lost = differences(expected, state);
  if (lost.length > 0) return [`Version ${version}, before the first action`, ...lost];
  for (const [index, { changes, ...action }] of actions.entries()) {
    expected = withChanges(expected, changes);
    const found = attempt(() => {
      state = reducer(state, action);
      return differences(expected, state);
    });
    if (found.length > 0) return [`Version ${version}, action ${index}, ${action.type}`, ...found];
  }
  return [];
}
