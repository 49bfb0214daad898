import { useState, type FormEvent } from 'react';
import { report } from '../../../foundation/browser/report.ts';
import { describeError } from '../../../foundation/http/errors.ts';
import { Button } from '../../../foundation/ui/Button.tsx';
import { Modal } from '../../../foundation/ui/modal/Modal.tsx';
import { endSession, setPreview } from './previewApi.ts';
import { PreviewFields } from './PreviewFields.tsx';
import styles from './PreviewModal.module.css';
import {
  firstSelection,
  linkTo,
  momentOf,
  type PreviewInForce,
  type PreviewSelection,
} from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import { useRenewal } from '../useRenewal.ts';

interface Props {
  inForce: PreviewInForce;
  /** What the fields show at first, where it is not what is in force. */
  wish: PreviewSelection | undefined;
  /** The shop shows another moment from now on. */
  onApplied: () => Promise<void>;
  onLoggedOut: () => void;
  onClose: () => void;
}

async function attempt(operation: string, call: () => Promise<boolean>): Promise<boolean> {
  let message = 'The service refused';
  try {
    if (await call()) return true;
  } catch (error) {
    message = describeError(error);
  }
  report({ module: 'preview-panel', operation, message });
  return false;
}

/** The settings modal. While it is open the staff session is renewed (F§4). */
export function PreviewSettings({ inForce, wish, onApplied, onLoggedOut, onClose }: Props) {
  const [selection, setSelection] = useState(() => wish ?? firstSelection(inForce, new Date()));
  const [message, say] = useState<PreviewMessage | null>(null);
  const [busy, setBusy] = useState<'apply' | 'logout'>();
  useRenewal(true);

  const apply = async () => {
    const { test, group } = selection;
    if (test && !group) return say({ state: 'error', text: previewTexts.missingGroup });
    const { moment, problem } = momentOf(selection, new Date());
    if (problem) report({ module: 'preview-panel', operation: 'date', message: problem });
    say({ state: 'loading', text: previewTexts.applying });
    const applied = await attempt('apply', () => setPreview(moment, test, group));
    if (applied) await onApplied();
    return say(
      applied
        ? { state: 'info', text: previewTexts.applied }
        : { state: 'error', text: previewTexts.notApplied },
    );
  };
  const logOut = async () => {
    if (await attempt('logout', endSession)) onLoggedOut();
    else say({ state: 'error', text: previewTexts.notLoggedOut });
  };
  /** These calls change what the server holds: one at a time, also for quick hands. */
  const once = async (what: 'apply' | 'logout', act: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    await act();
    setBusy(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once('apply', apply);
  };

  return (
    <Modal open title={previewTexts.title} closeLabel={previewTexts.close} onClose={onClose}>
      <form className={styles.form} data-part="settings" onSubmit={submit}>
        <PreviewFields selection={selection} onSelect={setSelection} tell={say} />
        <p
          className={styles.message}
          data-part="message"
          data-state={message?.state ?? 'info'}
          role="status"
        >
          {message?.text}
        </p>
        <div className={styles.actions}>
          <Button data-part="apply" type="submit" busy={busy === 'apply'}>
            {previewTexts.apply}
          </Button>
          <Button
            data-part="logout"
            variant="secondary"
            busy={busy === 'logout'}
            onClick={() => void once('logout', logOut)}
          >
            {previewTexts.logout}
          </Button>
          <a className={styles.share} href={linkTo(inForce, window.location.href)}>
            {previewTexts.share}
          </a>
        </div>
      </form>
    </Modal>
  );
}
