import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { listen } from '../../../foundation/browser/listen.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import { previewChanged } from '../previewActions.ts';
import { checkStaff } from './previewApi.ts';
import type { ActivePreview } from './previewSelection.ts';

const CHECK = { module: 'preview-panel', operation: 'check' };

/**
 * The settings in force, undefined where the service does not know the visitor as staff. They are checked again when the
 * page is looked at again: another tab may have changed them. A change reads again what the page shows.
 */
export function useActivePreview() {
  const dispatch = useDispatch();
  const [active, setActive] = useState<ActivePreview>();
  const [isUnknown, setIsUnknown] = useState(false);
  /** What the last check has answered; undefined where the next one has nothing to be compared with. */
  const last = useRef<ActivePreview>(undefined);
  /** Counts the answers that are awaited or given: an earlier one does not replace a later one. */
  const latest = useRef(0);

  const receive = useCallback((found: ActivePreview | undefined) => {
    latest.current += 1;
    last.current = found;
    setActive(found);
    setIsUnknown(found?.isUnreadable === true);
  }, []);

  /** A failure is reported, and the state is unknown until the next check (PREV-22). */
  const check = useCallback((): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (answer?: { found: ActivePreview | undefined }) => {
      if (turn !== latest.current) return;
      if (!answer) return setIsUnknown(true);
      const before = last.current;
      receive(answer.found);
      // Another tab has changed it, or the session has ended.
      if (before && JSON.stringify(answer.found) !== JSON.stringify(before)) {
        dispatch(previewChanged());
      }
    };
    return reportedRead(CHECK, checkStaff).then(
      (found) => settle({ found }),
      () => settle(),
    );
  }, [dispatch, receive]);

  const handleApplied = useCallback(() => {
    dispatch(previewChanged());
    last.current = undefined;
    return check();
  }, [dispatch, check]);

  const handleLoggedOut = useCallback(() => {
    dispatch(previewChanged());
    receive(undefined);
  }, [dispatch, receive]);

  useEffect(() => void check(), [check]);
  useEffect(() => {
    const stopDocument = listen(document, {
      visibilitychange: () => {
        if (document.visibilityState === 'visible') void check();
      },
    });
    const stopWindow = listen(window, {
      pageshow: ({ persisted }) => {
        if (persisted) void check();
      },
    });
    return () => {
      stopDocument();
      stopWindow();
    };
  }, [check]);

  return { active, isUnknown, check, handleApplied, handleLoggedOut };
}
