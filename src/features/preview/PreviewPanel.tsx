import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../../foundation/ui/Icon.tsx';
import styles from './PreviewPanel.module.css';
import { previewChanged } from './previewActions.ts';
import { selectionOfLink, type PreviewInForce } from './previewSelection.ts';
import { PreviewSettings } from './PreviewSettings.tsx';
import { previewTexts } from './previewTexts.ts';
import { useStaff } from './useStaff.ts';

function describe({ dateTime, abTestName, abTestGroup }: PreviewInForce): string {
  const moment = dateTime?.slice(0, 16).replace('T', ' ');
  const test = abTestName && `${abTestName}: ${abTestGroup ?? ''}`;
  return [moment, test].filter(Boolean).join(' · ') || previewTexts.live;
}

/** For staff only: which moment the shop shows, as a badge that cannot be missed, and the way to another one (F§2). */
export function PreviewPanel() {
  const { inForce, check } = useStaff();
  const [open, setOpen] = useState(() => selectionOfLink(window.location.href) !== undefined);
  const dispatch = useDispatch();
  if (!inForce) return null;

  const onChanged = () => {
    dispatch(previewChanged());
    return check();
  };
  return (
    <aside
      className={`fascia-root ${styles.panel}`}
      data-fascia="preview-panel"
      aria-label={previewTexts.open}
      lang="en"
    >
      <button className={styles.badge} data-part="open" type="button" onClick={() => setOpen(true)}>
        <Icon glyph={FlaskConical} size={20} />
        <strong>{previewTexts.open}</strong>
        <span>{describe(inForce)}</span>
      </button>
      {open && (
        <PreviewSettings inForce={inForce} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </aside>
  );
}
