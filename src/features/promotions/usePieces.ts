import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../../foundation/browser/report.ts';

/** What draws promotions. */
export type Pieces = typeof import('./pieces.ts');

let pieces: Pieces | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    pieces = await import(/* webpackChunkName: "promotions" */ './pieces.ts');
    for (const listener of listeners) listener();
  } catch {
    loading = undefined; // The next header tries again.
    report({ module: 'promotions', operation: 'load', message: 'The banners did not load' });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const arrived = () => pieces;

/**
 * What draws promotions, once its chunk has come: it loads beside the header and beside the first answer, and
 * nothing waits for it. Undefined until then.
 */
export function usePieces(): Pieces | undefined {
  useEffect(() => {
    loading ??= load();
  }, []);
  return useSyncExternalStore(subscribe, arrived, arrived);
}
