import { staff as staffCookie } from '#shop/cookies.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { readCookie } from '../../../../foundation/browser/storage/cookies.ts';
import { undoAll } from '../../../../foundation/browser/page/listen.ts';
import { onAttention, onRestored } from '../../../../foundation/browser/page/pageReturn.ts';
import { discardEarlyReads } from '../../../../foundation/http/earlyReads.ts';
import { reportedRead } from '../../../../foundation/http/reportedRead.ts';
import { previewChanged } from '../../previewActions.ts';
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
  /** Counts the checks: the answer to an earlier one does not replace that to a later one. */
  const latest = useRef(0);
  /** The check that was answered last. */
  const answered = useRef(0);

  const announce = useCallback(() => {
    discardEarlyReads();
    dispatch(previewChanged());
  }, [dispatch]);

  const receive = useCallback((found: ActivePreview | undefined) => {
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
      answered.current = turn;
      if (!answer) return setIsUnknown(true);
      const before = last.current;
      receive(answer.found);
      // Another tab has changed it, or the session has ended.
      if (before && JSON.stringify(answer.found) !== JSON.stringify(before)) {
        announce();
      }
    };
    return reportedRead(CHECK, checkStaff).then(
      (found) => settle({ found }),
      () => settle(),
    );
  }, [announce, receive]);

  const handleApplied = useCallback(() => {
    announce();
    last.current = undefined;
    return check();
  }, [announce, check]);

  const handleLoggedOut = useCallback(() => {
    latest.current += 1; // A check that is still awaited does not show the panel again.
    answered.current = latest.current;
    announce();
    receive(undefined);
  }, [announce, receive]);

  useEffect(() => void check(), [check]);
  useEffect(() => {
    const checkAgain = () => {
      // Logging out removes the cookie (PREV-01).
      if (readCookie(staffCookie) && answered.current === latest.current) void check();
    };
    return undoAll([onAttention(checkAgain), onRestored(checkAgain)]);
  }, [check]);

  return { active, isUnknown, check, handleApplied, handleLoggedOut };
}
