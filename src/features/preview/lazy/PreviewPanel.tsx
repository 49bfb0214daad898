import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { previewChanged } from '../previewActions.ts';
import { checkStaff } from './previewApi.ts';
import { PreviewModal } from './PreviewModal.tsx';
import { selectionOfLink, type ActivePreview } from './previewSelection.ts';
import { previewTexts } from './previewTexts.ts';
import styles from './PreviewPanel.module.css';

const CHECK = { module: 'preview-panel', operation: 'check' };

function describe({ dateTime, abTestName, abTestGroup }: ActivePreview): string {
  const moment = dateTime?.slice(0, 16).replace('T', ' ');
  const test = abTestName && `${abTestName}: ${abTestGroup ?? ''}`;
  return [moment, test].filter(Boolean).join(' · ');
}

/** The staff panel: a badge with the moment that the shop shows, which opens the settings. */
export function PreviewPanel() {
  const dispatch = useDispatch();
  // Undefined until the service knows the visitor as staff.
  const [active, setActive] = useState<ActivePreview>();
  // A colleague's link fills the fields once; when the settings are opened again, they show what is active.
  const [linked, setLinked] = useState(() => selectionOfLink(window.location.href));
  const [isOpen, setIsOpen] = useState(linked !== undefined);

  // A failure is reported, and leaves the panel as it is.
  const check = useCallback(() => reportedRead(CHECK, checkStaff).then(setActive, () => {}), []);
  useEffect(() => void check(), [check]);

  if (!active) return null;
  const description = describe(active);
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
        data-state={description ? 'preview' : 'live'}
        type="button"
        onClick={(event) => {
          // Safari focuses no button on a click; the modal gives the focus back to what has it.
          event.currentTarget.focus();
          setIsOpen(true);
        }}
      >
        <Icon glyph={FlaskConical} size={20} />
        <strong>{previewTexts.open}</strong>
        <span>{description || previewTexts.live}</span>
      </button>
      {isOpen && (
        <PreviewModal
          active={active}
          linkedSelection={linked}
          onApplied={() => {
            dispatch(previewChanged());
            return check();
          }}
          onLoggedOut={() => {
            dispatch(previewChanged());
            setActive(undefined);
          }}
          onClose={() => {
            setIsOpen(false);
            setLinked(undefined);
          }}
        />
      )}
    </aside>
  );
}
