import { useCallback, useEffect, useState } from 'react';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import { checkStaff } from './previewApi.ts';
import type { PreviewInForce } from './previewSelection.ts';

/** What the check call says; null where it could not be asked, so that nothing is known anew. */
async function ask(): Promise<PreviewInForce | undefined | null> {
  try {
    return await reportedRead({ module: 'preview-panel', operation: 'check' }, checkStaff);
  } catch {
    return null; // Reported already.
  }
}

/** Asks who this is, at once and when told to. `inForce` is undefined for everybody but staff. */
export function useStaff(): { inForce: PreviewInForce | undefined; check: () => Promise<void> } {
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
  return { inForce, check: async () => learn(await ask()) };
}
