import { useEffect, useState } from 'react';
import { reportedRead } from '../../foundation/http/reportedRead.ts';
import { getTestsAt, type AbTest } from './lazy/previewApi.ts';
import { momentOf, type PreviewSelection } from './lazy/previewSelection.ts';
import { previewTexts, type PreviewMessage } from './lazy/previewTexts.ts';

const PLACE = { module: 'preview-panel', operation: 'tests' };

/** The tests that run at a moment, asked anew whenever it changes; an answer for an older moment is dropped. */
export function useAbTests(
  { date, time }: Pick<PreviewSelection, 'date' | 'time'>,
  tell: (message: PreviewMessage) => void,
): AbTest[] {
  const [tests, setTests] = useState<AbTest[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const read = async () => {
      tell({ state: 'loading', text: previewTexts.loadingTests });
      try {
        const { moment } = momentOf({ date, time }, new Date());
        const found = await reportedRead(PLACE, () => getTestsAt(moment, asking.signal));
        if (asking.signal.aborted) return;
        setTests(found);
        const text = found.length > 0 ? previewTexts.testsFound : previewTexts.noTests;
        tell({ state: 'info', text });
      } catch {
        if (asking.signal.aborted) return;
        setTests([]);
        tell({ state: 'error', text: previewTexts.testsFailed });
      }
    };
    void read();
    return () => asking.abort();
  }, [date, time, tell]);
  return tests;
}
