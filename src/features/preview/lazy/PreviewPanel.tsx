import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import styles from './PreviewPanel.module.css';
import { previewChanged } from '../previewActions.ts';
import { selectionOfLink, type PreviewInForce } from './previewSelection.ts';
import { PreviewSettings } from './PreviewModal.tsx';
import { previewTexts } from './previewTexts.ts';
import { useStaff } from '../useStaff.ts';

function describe({ dateTime, abTestName, abTestGroup }: PreviewInForce): string {
  const moment = dateTime?.slice(0, 16).replace('T', ' ');
  const test = abTestName && `${abTestName}: ${abTestGroup ?? ''}`;
  return [moment, test].filter(Boolean).join(' · ');
}

/** For staff only: which moment the shop shows, as a badge that cannot be missed, and the way to another one (F§2). */
export function PreviewPanel() {
  const { inForce, check, leave } = useStaff();
  // A colleague's link is a wish for once: whoever opens the settings again sees what is in force.
  const [wish, setWish] = useState(() => selectionOfLink(window.location.href));
  const [open, setOpen] = useState(wish !== undefined);
  const dispatch = useDispatch();
  if (!inForce) return null;

  const onApplied = () => {
    dispatch(previewChanged());
    return check();
  };
  const onLoggedOut = () => {
    dispatch(previewChanged());
    leave();
  };
  const close = () => {
    setOpen(false);
    setWish(undefined);
  };
  const shown = describe(inForce);
  return (
    <aside
      className={`fascia-root ${styles.panel}`}
      data-fascia="preview-panel"
      aria-label={previewTexts.open}
      lang="en"
    >
      <button
        className={styles.badge}
        data-part="open"
        data-state={shown ? 'preview' : 'live'}
        type="button"
        onClick={() => setOpen(true)}
      >
        <Icon glyph={FlaskConical} size={20} />
        <strong>{previewTexts.open}</strong>
        <span>{shown || previewTexts.live}</span>
      </button>
      {open && (
        <PreviewSettings
          inForce={inForce}
          wish={wish}
          onApplied={onApplied}
          onLoggedOut={onLoggedOut}
          onClose={close}
        />
      )}
    </aside>
  );
}
