import { useEffect, useState, type FormEvent } from 'react';
import { report } from '../../../foundation/browser/report.ts';
import { describeError } from '../../../foundation/http/errors.ts';
import { Button } from '../../../foundation/ui/Button.tsx';
import { Modal } from '../../../foundation/ui/modal/Modal.tsx';
import { endSession, renewSession, setPreview } from './previewApi.ts';
import { PreviewFields } from './PreviewFields.tsx';
import {
  initialSelection,
  linkTo,
  momentOf,
  type ActivePreview,
  type PreviewSelection,
} from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import styles from './PreviewModal.module.css';

/** The staff session is renewed this often (PREV-05). */
const RENEWAL_MS = 300_000;

interface Props {
  active: ActivePreview;
  /** Fills the fields at first, instead of what is active. */
  linkedSelection: PreviewSelection | undefined;
  /** The services show another moment from now on. */
  onApplied: () => Promise<void>;
  onLoggedOut: () => void;
  onClose: () => void;
}

/** Whether a request succeeded; a failure is reported. */
async function attempt(operation: string, request: () => Promise<boolean>): Promise<boolean> {
  let message: string | undefined = 'The service refused';
  try {
    if (await request()) return true;
  } catch (error) {
    message = describeError(error);
  }
  if (message) report({ module: 'preview-panel', operation, message });
  return false;
}

/** The settings modal. It renews the staff session while it is open. */
export function PreviewModal({ active, linkedSelection, onApplied, onLoggedOut, onClose }: Props) {
  const [selection, setSelection] = useState(
    () => linkedSelection ?? initialSelection(active, new Date()),
  );
  const [message, setMessage] = useState<PreviewMessage>();
  const [pending, setPending] = useState<'apply' | 'logout'>();
  useSessionRenewal();

  const apply = async () => {
    const { test, group } = selection;
    if (test && !group) {
      setMessage({ state: 'error', text: previewTexts.missingGroup });
      return;
    }
    const { moment, problem } = momentOf(selection, new Date());
    if (problem) report({ module: 'preview-panel', operation: 'date', message: problem });
    setMessage({ state: 'loading', text: previewTexts.applying });
    if (await attempt('apply', () => setPreview(moment, test, group))) {
      await onApplied();
      setMessage({ state: 'info', text: previewTexts.applied });
    } else {
      setMessage({ state: 'error', text: previewTexts.notApplied });
    }
  };
  const logOut = async () => {
    if (await attempt('logout', endSession)) onLoggedOut();
    else setMessage({ state: 'error', text: previewTexts.notLoggedOut });
  };
  /** Both requests change the session: one at a time, also after a double click. */
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
    <Modal open title={previewTexts.title} closeLabel={previewTexts.close} onClose={onClose}>
      <form className={styles.form} data-part="settings" onSubmit={submit}>
        <PreviewFields selection={selection} onSelect={setSelection} onMessage={setMessage} />
        <p
          className={styles.message}
          data-part="message"
          data-state={message?.state ?? 'info'}
          role="status"
        >
          {message?.text}
        </p>
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
          <a className={styles.share} href={linkTo(active, window.location.href)}>
            {previewTexts.share}
          </a>
        </div>
      </form>
    </Modal>
  );
}

/** Renews the session at once and every five minutes, in hidden pages too. */
function useSessionRenewal(): void {
  useEffect(() => {
    const renew = () => void attempt('renew', renewSession);
    let isMounted = true;
    // React's strict mode mounts, unmounts and mounts again at once: the session is renewed once.
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
