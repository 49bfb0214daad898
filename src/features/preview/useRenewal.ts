import { useEffect } from 'react';
import { report } from '../../foundation/browser/report.ts';
import { describeError } from '../../foundation/http/errors.ts';
import { renewSession } from './lazy/previewApi.ts';

/** The staff session is renewed this often (F§9). */
const RENEWAL_MS = 300_000;

async function renew(): Promise<void> {
  let message = 'The service did not renew the session';
  try {
    if (await renewSession()) return;
  } catch (error) {
    message = describeError(error);
  }
  report({ module: 'preview-panel', operation: 'renew', message });
}

/** While `active`, the session is renewed: at once, and every five minutes, in hidden pages too (contract §4). */
export function useRenewal(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let wanted = true;
    // React's strict mode begins twice at once; the service is asked once.
    queueMicrotask(() => {
      if (wanted) void renew();
    });
    const timer = setInterval(() => void renew(), RENEWAL_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [active]);
}
