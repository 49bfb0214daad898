import { useEffect, useState } from 'react';
import { repeatOnReturn } from '../../../../foundation/browser/page/pageReturn.ts';
import { reportedRead } from '../../../../foundation/http/reportedRead.ts';
import { getTestsAt, type AbTest } from './previewApi.ts';
import { currentTimeIn, isDate, momentOf } from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import { useShopTime } from './useShopTime.ts';

const OPERATION = { module: 'preview-panel', operation: 'tests' };

const LOADING: PreviewMessage = { state: 'loading', text: previewTexts.loadingTests };
const FAILED: PreviewMessage = { state: 'error', text: previewTexts.testsFailed };
const NO_DATE: PreviewMessage = { state: 'info', text: previewTexts.dateNeeded };

const found = (tests: readonly AbTest[]): PreviewMessage => ({
  state: 'info',
  text: tests.length > 0 ? previewTexts.testsFound : previewTexts.noTests,
});

interface AbTests {
  tests: readonly AbTest[];
  message: PreviewMessage;
}

/**
 * Reads the tests that run at a moment, and reads them again when the moment changes. Ignores responses for an earlier
 * moment. Sends no request for an invalid date (PREV-11). Retries a failed read when the visitor returns to the tab
 * (HOST-120).
 *
 * @param onFound Called with the tests that run at the moment.
 */
export function useAbTests(
  date: string,
  time: string,
  onFound: (tests: readonly AbTest[]) => void,
): AbTests {
  const [state, setState] = useState<AbTests>({ tests: [], message: LOADING });
  const { timeZone } = useShopTime();
  const hasDate = isDate(date);
  useEffect(() => {
    if (!hasDate) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      setState(({ tests }) => ({ tests, message: LOADING }));
      const { moment } = momentOf({ date, time }, currentTimeIn(timeZone));
      try {
        const tests = await reportedRead(OPERATION, () => getTestsAt(moment, signal));
        if (signal.aborted) return;
        setState({ tests, message: found(tests) });
        onFound(tests);
      } catch (error) {
        if (!signal.aborted) setState({ tests: [], message: FAILED });
        throw error;
      }
    };
    void repeatOnReturn(read, controller);
    return () => controller.abort();
  }, [hasDate, date, time, timeZone, onFound]);
  return hasDate ? state : { tests: [], message: NO_DATE };
}
