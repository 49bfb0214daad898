import { useCallback, useEffect, useState } from 'react';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import { checkStaff } from './lazy/previewApi.ts';
import type { PreviewInForce } from './lazy/previewSelection.ts';

/** What the check call says; null where it could not be asked, so that nothing is known anew. */
async function ask(): Promise<PreviewInForce | undefined | null> {
  try {
    return await reportedRead({ module: 'preview-panel', operation: 'check' }, checkStaff);
  } catch {
    return null; // Reported already.
  }
}

/** Who this is, and what is in force. */
interface Staff {
  /** Undefined for everybody but staff. */
  inForce: PreviewInForce | undefined;
  /** Asks again. */
  check: () => Promise<void>;
  /** Nobody of the staff any more. */
  leave: () => void;
}

/** Asks who this is, at once and when told to. */
export function useStaff(): Staff {
  const [inForce, setInForce] = useState<PreviewInForce | undefined>();
  const learn = useCallback((answer: PreviewInForce | undefined | null) => {
    if (answer !== null) setInForce(answer);
  }, []);
  useEffect(() => {
    let wanted = true;
    void ask().then((answer) => (wanted ? learn(answer) : undefined));
    return () => {
      wanted = false;
    };
  }, [learn]);
  return { inForce, check: async () => learn(await ask()), leave: () => setInForce(undefined) };
}
