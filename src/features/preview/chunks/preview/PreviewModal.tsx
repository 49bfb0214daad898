import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { report } from '../../../../foundation/browser/page/report.ts';
import { Button } from '../../../../foundation/ui/Button.tsx';
import { Modal } from '../../../../foundation/ui/modal/Modal.tsx';
import { attempt, endSession, renewSession, setPreview, type AbTest } from './previewApi.ts';
import { PreviewFields } from './PreviewFields.tsx';
import {
  dropMissing,
  initialSelection,
  momentOf,
  type ActivePreview,
  type PreviewSelection,
} from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import { PromotionTimes } from './promotions/PromotionTimes.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useAbTests } from './useAbTests.ts';
import { useShopTime } from './useShopTime.ts';
import styles from './PreviewModal.module.css';

/** Interval in which the staff session is renewed (PREV-05). */
const RENEWAL_MS = 300_000;

interface Props {
  active: ActivePreview;
  /** Initial values of the fields from a link, which the visitor can discard (PREV-27). */
  linkedSelection: PreviewSelection | undefined;
  /** Called when the services have accepted the settings. */
  onApplied: () => Promise<void>;
  onLoggedOut: () => void;
  /** Called when a request may have changed the session, but no response has confirmed it. */
  onUnknown: () => Promise<void>;
  onLinkDiscarded: () => void;
  onClose: () => void;
}

/** The result of applying or logging out. A lasting one is shown until the next attempt (PREV-20). */
type Result = PreviewMessage & { isLasting?: boolean };

/** The modal with the settings. Renews the staff session while it is open. */
export function PreviewModal(props: Props) {
  const { active, linkedSelection, onApplied, onLoggedOut, onUnknown, onClose } = props;
  const { timeZone, readCurrent } = useShopTime();
  const [{ selection, dropped }, setChoice] = useState<ReturnType<typeof dropMissing>>(() => ({
    selection: linkedSelection ?? initialSelection(active, readCurrent()),
  }));
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState<'apply' | 'logout'>();
  const { date, time, test, group } = selection;
  const removeMissing = useCallback(
    (found: readonly AbTest[]) => setChoice((choice) => dropMissing(choice.selection, found)),
    [],
  );
  const { tests, message } = useAbTests(date, time, removeMissing);
  useSessionRenewal();

  const select = (changed: PreviewSelection) => {
    setChoice({ selection: changed });
    // The selection is no longer the applied one. A failure stays visible.
    setResult((known) => (known?.isLasting ? known : undefined));
  };
  const apply = async () => {
    if (test && !group) {
      setResult({ state: 'error', text: previewTexts.missingGroup });
      return;
    }
    const { moment, problem } = momentOf(selection, readCurrent());
    if (problem) report({ module: 'preview-panel', operation: 'date', message: problem });
    setResult({ state: 'loading', text: previewTexts.applying, isLasting: true });
    const outcome = await attempt('apply', () => setPreview(moment, test, group));
    if (outcome === 'done') await onApplied();
    if (outcome === 'unknown') await onUnknown();
    setResult(
      outcome === 'done'
        ? { state: 'info', text: previewTexts.applied }
        : { state: 'error', text: previewTexts.notApplied, isLasting: true },
    );
  };
  const logOut = async () => {
    const outcome = await attempt('logout', endSession);
    if (outcome === 'done') return onLoggedOut();
    setResult({ state: 'error', text: previewTexts.notLoggedOut, isLasting: true });
    if (outcome === 'unknown') await onUnknown();
  };
  /**
   * Runs one request at a time, even after a double click, because applying and logging out both change the session.
   */
  const runAlone = async (name: 'apply' | 'logout', run: () => Promise<void>) => {
    if (pending) return;
    setPending(name);
    await run();
    setPending(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runAlone('apply', apply);
  };

  return (
    <Modal
      open
      size="L"
      title={previewTexts.title}
      closeLabel={previewTexts.close}
      onClose={onClose}
    >
      <form className={styles.form} data-part="settings" onSubmit={submit}>
        {linkedSelection && (
          <div className={styles.question} data-part="link-question">
            <p>{previewTexts.linkQuestion}</p>
            <Button
              data-part="discard-link"
              variant="secondary"
              size="small"
              onClick={() => {
                select(initialSelection(active, readCurrent()));
                props.onLinkDiscarded();
              }}
            >
              {previewTexts.discardLink}
            </Button>
          </div>
        )}
        <p className={styles.zone} data-part="time-zone">
          {previewTexts.timeZone(timeZone)}
        </p>
        <PreviewFields selection={selection} tests={tests} dropped={dropped} onSelect={select} />
        {/* The part `message` is the result if there is one, or else the message about the tests (PREV-20). */}
        <div className={styles.messages}>
          <Message part={result ? 'tests-message' : 'message'} message={message} />
          <Message part={result ? 'message' : undefined} message={result} />
        </div>
        <div className={styles.actions}>
          <Button data-part="apply" type="submit" busy={pending === 'apply'}>
            {previewTexts.apply}
          </Button>
          <Button
            data-part="logout"
            variant="secondary"
            busy={pending === 'logout'}
            onClick={() => void runAlone('logout', logOut)}
          >
            {previewTexts.logout}
          </Button>
          <ShareLink selection={selection} />
        </div>
      </form>
      <PromotionTimes selection={selection} onSelect={select} />
    </Modal>
  );
}

interface MessageProps {
  part: string | undefined;
  message: PreviewMessage | undefined;
}

function Message({ part, message }: MessageProps) {
  return (
    <p
      className={styles.message}
      data-part={part}
      data-state={message?.state ?? 'info'}
      role="status"
    >
      {message?.text}
    </p>
  );
}

/** Renews the session immediately and every five minutes, in background tabs too. */
function useSessionRenewal(): void {
  useEffect(() => {
    const renew = () => void attempt('renew', renewSession);
    let isMounted = true;
    // Sends one request even though React's strict mode mounts twice.
    queueMicrotask(() => {
      if (isMounted) renew();
    });
    const timer = setInterval(renew, RENEWAL_MS);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, []);
}
