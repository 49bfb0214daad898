import { useCallback, useState, type FormEvent } from 'react';
import { report } from '../../foundation/browser/report.ts';
import { describeError } from '../../foundation/http/errors.ts';
import { Button } from '../../foundation/ui/Button.tsx';
import { Modal } from '../../foundation/ui/form/Modal.tsx';
import { endSession, setPreview } from './previewApi.ts';
import { PreviewFields } from './PreviewFields.tsx';
import styles from './PreviewSettings.module.css';
import { firstSelection, linkTo, momentOf, type PreviewInForce } from './previewSelection.ts';
import { previewTexts, type PreviewMessage } from './previewTexts.ts';
import { useRenewal } from './useRenewal.ts';

interface Props {
  inForce: PreviewInForce;
  /** The shop shows another moment from now on. */
  onChanged: () => Promise<void>;
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
export function PreviewSettings({ inForce, onChanged, onClose }: Props) {
  const [selection, setSelection] = useState(() =>
    firstSelection(inForce, window.location.href, new Date()),
  );
  const [message, tell] = useState<PreviewMessage | null>(null);
  const say = useCallback((next: PreviewMessage) => tell(next), []);
  useRenewal(true);

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const { test, group } = selection;
    if (test && !group) return say({ state: 'error', text: previewTexts.missingGroup });
    const { moment, problem } = momentOf(selection, new Date());
    if (problem) report({ module: 'preview-panel', operation: 'date', message: problem });
    say({ state: 'loading', text: previewTexts.applying });
    const applied = await attempt('apply', () => setPreview(moment, test, group));
    if (applied) await onChanged();
    return say(
      applied
        ? { state: 'info', text: previewTexts.applied }
        : { state: 'error', text: previewTexts.notApplied },
    );
  };

  const logOut = async () => {
    if (await attempt('logout', endSession)) await onChanged();
  };

  return (
    <Modal open title={previewTexts.title} onClose={onClose}>
      <form className={styles.form} data-part="settings" onSubmit={apply}>
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
          <Button data-part="apply" type="submit">
            {previewTexts.apply}
          </Button>
          <Button data-part="logout" variant="secondary" onClick={logOut}>
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
