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
 * The active settings, or `undefined` if the visitor is not staff. Checks them again when the visitor returns to the
 * tab, because another tab may have changed them. After a change, the page's data is read again.
 */
export function useActivePreview() {
  const dispatch = useDispatch();
  const [active, setActive] = useState<ActivePreview>();
  const [isUnknown, setIsUnknown] = useState(false);
  /** The result of the last check. The next result is compared with it. */
  const last = useRef<ActivePreview>(undefined);
  /** The number of the latest check. Responses to earlier checks are ignored. */
  const latest = useRef(0);
  /** The number of the last check that has settled. */
  const settled = useRef(0);

  const announce = useCallback(() => {
    discardEarlyReads();
    dispatch(previewChanged());
  }, [dispatch]);

  const receive = useCallback((found: ActivePreview | undefined) => {
    last.current = found;
    setActive(found);
    setIsUnknown(found?.isUnreadable === true);
  }, []);

  /** Checks the settings. Reports a failure; the state is then unknown until the next check (PREV-22). */
  const check = useCallback((): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (result?: { found: ActivePreview | undefined }) => {
      if (turn !== latest.current) return;
      settled.current = turn;
      if (!result) return setIsUnknown(true);
      const before = last.current;
      receive(result.found);
      // Another tab has changed the settings, or the session has ended.
      if (before && JSON.stringify(result.found) !== JSON.stringify(before)) announce();
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
    latest.current += 1; // A pending check must not show the panel again.
    settled.current = latest.current;
    announce();
    receive(undefined);
  }, [announce, receive]);

  useEffect(() => void check(), [check]);
  useEffect(() => {
    const checkAgain = () => {
      // Logging out removes the cookie (PREV-01).
      if (readCookie(staffCookie) && settled.current === latest.current) void check();
    };
    return undoAll([onAttention(checkAgain), onRestored(checkAgain)]);
  }, [check]);

  return { active, isUnknown, check, handleApplied, handleLoggedOut };
}
